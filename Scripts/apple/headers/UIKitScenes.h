// The app, its scenes and their delegates. Sources: ObjectiveC.h.
#pragma once
#include "Foundation.h"
#include "UserNotifications.h"

#pragma clang assume_nonnull begin

@class UIApplication, UIApplicationShortcutItem, UIOpenURLContext, UIScene, UISceneConfiguration;
@class UISceneActivationRequestOptions, UISceneConnectionOptions, UISceneOpenExternalURLOptions;
@class UISceneOpenURLOptions, UISceneSession, UIWindow, UIWindowScene;

typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UISceneSessionRole NS_TYPED_ENUM NS_SWIFT_NAME(UISceneSession.Role);

extern UISceneSessionRole const UIWindowSceneSessionRoleApplication
    NS_SWIFT_NAME(UISceneSessionRole.windowApplication);
extern NSString *const UIApplicationOpenSettingsURLString
    NS_SWIFT_NAME(UIApplication.openSettingsURLString) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR
@interface UIPasteConfiguration : NSObject
- (instancetype)initWithAcceptableTypeIdentifiers:(NSArray<NSString *> *)acceptableTypeIdentifiers;
@property (readonly, copy) NSArray<NSString *> *acceptableTypeIdentifiers;
@end

NS_SWIFT_UI_ACTOR
@protocol UIPasteConfigurationSupporting <NSObject>
@property (nullable, copy) UIPasteConfiguration *pasteConfiguration;
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject <UIPasteConfigurationSupporting>
@property (nullable, copy) UIPasteConfiguration *pasteConfiguration;
- (void)pasteItemProviders:(NSArray<NSItemProvider *> *)itemProviders NS_SWIFT_NAME(paste(itemProviders:));
@end

@interface UIApplicationShortcutItem : NSObject
@property (readonly, copy) NSString *type;
@property (nullable, readonly, copy) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@end

// Scenes

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly) NSString *name;
@property (nullable, assign) Class delegateClass;
@end

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@property (nullable, readonly) UIScene *scene;
@property (readonly) UISceneSessionRole role;
@property (readonly, copy) UISceneConfiguration *configuration;
@property (readonly) NSString *persistentIdentifier;
@property (nullable, strong) NSUserActivity *stateRestorationActivity;
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.OpenURLOptions)
@interface UISceneOpenURLOptions : NSObject
@property (nullable, readonly) NSString *sourceApplication;
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.OpenExternalURLOptions)
@interface UISceneOpenExternalURLOptions : NSObject
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ActivationRequestOptions)
@interface UISceneActivationRequestOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIOpenURLContext : NSObject
@property (readonly, copy) NSURL *URL;
@property (readonly) UISceneOpenURLOptions *options;
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@property (readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@property (nullable, readonly) NSString *sourceApplication;
@property (nullable, readonly) NSString *handoffUserActivityType;
@property (readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property (nullable, readonly) UNNotificationResponse *notificationResponse;
@property (nullable, readonly) UIApplicationShortcutItem *shortcutItem;
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (void)scene:(UIScene *)scene
    didFailToContinueUserActivityWithType:(NSString *)userActivityType
                                    error:(NSError *)error;
- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity;
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
@end

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (readonly) UISceneSession *session;
@property (nullable, strong) id<UISceneDelegate> delegate;
@property (readonly) UISceneActivationState activationState;
- (void)openURL:(NSURL *)url
              options:(nullable UISceneOpenExternalURLOptions *)options
    completionHandler:(void (^_Nullable)(BOOL success))completion;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@property (readonly) NSArray<UIWindow *> *windows;
@end

// The app

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared)
    NS_EXTENSION_UNAVAILABLE_IOS("");
@property (nullable, assign) id<UIApplicationDelegate> delegate;
@property (readonly) NSSet<UIScene *> *connectedScenes;
@property (readonly) BOOL supportsMultipleScenes;
- (void)requestSceneSessionActivation:(nullable UISceneSession *)sceneSession
                         userActivity:(nullable NSUserActivity *)userActivity
                              options:(nullable UISceneActivationRequestOptions *)options
                         errorHandler:(nullable void (^)(NSError *error))errorHandler;
@end

#pragma clang assume_nonnull end
