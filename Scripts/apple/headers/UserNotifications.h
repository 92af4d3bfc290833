// What the adapters and samples use of UserNotifications. Sources: ObjectiveC.h.
#pragma once
#include "Foundation.h"

#pragma clang assume_nonnull begin

@class UNUserNotificationCenter;

extern NSString * const UNNotificationDefaultActionIdentifier;
extern NSString * const UNNotificationDismissActionIdentifier;

typedef NS_OPTIONS(NSUInteger, UNNotificationPresentationOptions) {
  UNNotificationPresentationOptionBadge = 1 << 0,
  UNNotificationPresentationOptionSound = 1 << 1,
  UNNotificationPresentationOptionAlert = 1 << 2,
  UNNotificationPresentationOptionList = 1 << 3,
  UNNotificationPresentationOptionBanner = 1 << 4,
};

@interface UNNotificationContent : NSObject
@property (readonly, copy) NSDictionary *userInfo;
@end

@interface UNNotificationRequest : NSObject
@property (readonly, copy) NSString *identifier;
@property (readonly, copy) UNNotificationContent *content;
@end

@interface UNNotification : NSObject
@property (readonly, copy) NSDate *date;
@property (readonly, copy) UNNotificationRequest *request;
@end

@interface UNNotificationResponse : NSObject
@property (readonly, copy) UNNotification *notification;
@property (readonly, copy) NSString *actionIdentifier;
@end

@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
       willPresentNotification:(UNNotification *)notification
         withCompletionHandler:
             (void (NS_SWIFT_SENDABLE ^)(UNNotificationPresentationOptions options))completionHandler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (NS_SWIFT_SENDABLE ^)(void))completionHandler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
   openSettingsForNotification:(nullable UNNotification *)notification;
@end

@interface UNUserNotificationCenter : NSObject
@property (nullable, weak) id<UNUserNotificationCenterDelegate> delegate;
+ (UNUserNotificationCenter *)currentNotificationCenter;
@end

#pragma clang assume_nonnull end
