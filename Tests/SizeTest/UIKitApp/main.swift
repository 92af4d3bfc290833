// README's UIKit app over the models, to be weighed: Scripts/weight.py.
import QuickStartUIKit

print("The program is built, and not run.")
