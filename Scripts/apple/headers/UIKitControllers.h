// Controllers, and how they are presented. Sources: ObjectiveC.h.
#pragma once
#include "UIKitViews.h"

#pragma clang assume_nonnull begin

@class UINavigationController, UIPopoverPresentationController, UIStoryboard, UITab, UITabGroup;
@protocol UIViewControllerTransitionCoordinator;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, strong) UIView *view;
@property (nullable, readonly, strong) UIView *viewIfLoaded;
@property (nullable, copy) NSString *title;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
@property (nullable, weak, readonly) UIViewController *parentViewController;
@property (nullable, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nullable, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (readonly, copy) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
@property (readonly, getter=isBeingPresented) BOOL beingPresented;
@property (readonly, getter=isBeingDismissed) BOOL beingDismissed;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^__nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^__nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@property UIModalPresentationStyle modalPresentationStyle;
@property (getter=isModalInPresentation) BOOL modalInPresentation;
@property (nullable, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nullable, readonly, strong) UINavigationController *navigationController;
@property (readonly, strong) UINavigationItem *navigationItem;
@property (null_resettable, strong) UITabBarItem *tabBarItem;
@property (nullable, readonly) UIPopoverPresentationController *popoverPresentationController;
@property (nullable, readonly, strong) UIStoryboard *storyboard;
@end

// Transitions

typedef NSString *UITransitionContextViewControllerKey NS_TYPED_ENUM;

extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (readonly, getter=isAnimated) BOOL animated;
@property (readonly, getter=isInteractive) BOOL interactive;
@property (readonly, getter=isCancelled) BOOL cancelled;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

// Containers

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property (copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, readonly, strong) UIViewController *topViewController;
@property (nullable, readonly, strong) UIViewController *visibleViewController;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<__kindof UIViewController *> *__nullable)viewControllers
                  animated:(BOOL)animated;
@property (nullable, assign) __kindof UIViewController *selectedViewController;
@property NSUInteger selectedIndex;
@property (readonly) UINavigationController *moreNavigationController;
@property (copy) NSArray<__kindof UITab *> *tabs API_AVAILABLE_IOS(18.0);
@property (nullable, weak) UITab *selectedTab API_AVAILABLE_IOS(18.0);
@end

API_AVAILABLE_IOS(18.0) NS_SWIFT_UI_ACTOR
@interface UITab : NSObject
@property (readonly, copy) NSString *identifier;
@property (nullable, readonly, strong) UIViewController *viewController;
@property (nullable, readonly, weak) UITabGroup *parent;
@property (nullable, readonly, weak) UITabGroup *managingTabGroup;
@end

API_AVAILABLE_IOS(18.0) NS_SWIFT_UI_ACTOR
@interface UITabGroup : UITab
@property (copy) NSArray<__kindof UITab *> *children;
@property (nullable, strong) UINavigationController *managingNavigationController;
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn,
} NS_SWIFT_NAME(UISplitViewController.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact,
} NS_SWIFT_NAME(UISplitViewController.Column);

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (readonly) UISplitViewControllerStyle style;
@property (readonly, getter=isCollapsed) BOOL collapsed;
@property (copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column;
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
@end

// Presented controllers

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
};

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nullable, strong) UIView *sourceView;
@property (nullable, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem
    API_AVAILABLE_IOS(16.0);
@property (nullable, strong) UIBarButtonItem *barButtonItem;
@property UIPopoverArrowDirection permittedArrowDirections;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
@end

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
} NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert,
} NS_SWIFT_NAME(UIAlertController.Style);

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^__nullable)(UIAlertAction *action))handler;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
@end

NS_SWIFT_UI_ACTOR
@interface UIDocumentPickerViewController : UIViewController
@end

NS_SWIFT_UI_ACTOR
@interface UIColorPickerViewController : UIViewController
@end

NS_SWIFT_UI_ACTOR
@interface UIFontPickerViewController : UIViewController
@end

NS_SWIFT_UI_ACTOR
@interface UIImagePickerController : UINavigationController
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name
                              bundle:(nullable NSBundle *)storyboardBundleOrNil;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

#pragma clang assume_nonnull end
