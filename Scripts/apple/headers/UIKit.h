// What the adapters and samples use of UIKit. Sources: ObjectiveC.h.
#pragma once
#include "Foundation.h"
#include "UIKitScenes.h"
#include "UIKitViews.h"
#include "UIKitControllers.h"
#include "UserNotifications.h"

#pragma clang assume_nonnull begin

@interface UNNotificationResponse (UIKitAdditions)
@property (nullable, readonly) UIScene *targetScene NS_SWIFT_UI_ACTOR;
@end

#pragma clang assume_nonnull end
