// Views, and what bars and menus show. Sources: ObjectiveC.h.
#pragma once
#include "UIKitScenes.h"

#pragma clang assume_nonnull begin

@class UIViewController;

typedef NS_ENUM(NSInteger, UIUserInterfaceActiveAppearance) {
  UIUserInterfaceActiveAppearanceUnspecified = -1,
  UIUserInterfaceActiveAppearanceInactive,
  UIUserInterfaceActiveAppearanceActive,
};

NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject
@property (readonly) UIUserInterfaceActiveAppearance activeAppearance;
@end

NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (readonly) UITraitCollection *traitCollection;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, copy) NSString *accessibilityIdentifier;
@end

@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UIAccessibilityIdentification,
                                  UIPopoverPresentationControllerSourceItem>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly) UIWindow *window;
@property (nullable, readonly) UIView *superview;
@property (getter=isHidden) BOOL hidden;
- (void)addSubview:(UIView *)view;
- (void)didMoveToWindow;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property (nullable, weak) UIWindowScene *windowScene;
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nullable, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, copy) NSString *text;
@property NSInteger numberOfLines;
@end

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
@end

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
} NS_SWIFT_NAME(UIStackView.Alignment);

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
@property UILayoutConstraintAxis axis;
@property UIStackViewAlignment alignment;
@end

@interface UIColor : NSObject
@property (class, readonly) UIColor *systemBackgroundColor;
@end

@interface UIView (Color)
@property (nullable, copy) UIColor *backgroundColor;
- (void)removeFromSuperview;
@end

@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
@end

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
@end

// What is copied and pasted

typedef NSString *UIPasteboardDetectionPattern NS_TYPED_ENUM NS_SWIFT_NAME(UIPasteboard.DetectionPattern);
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternProbableWebURL;

@interface UIPasteboard : NSObject
@property (class, readonly, strong) UIPasteboard *generalPasteboard NS_SWIFT_NAME(general);
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIPasteControl.Configuration)
@interface UIPasteControlConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIPasteControl : UIControl
- (instancetype)initWithConfiguration:(UIPasteControlConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<UIPasteConfigurationSupporting> target;
@end

// Bars and menus

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@end

NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
@end

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding, UIAccessibilityIdentification>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property (nullable, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, strong) UIBarButtonItem *rightBarButtonItem;
@end

#pragma clang assume_nonnull end
