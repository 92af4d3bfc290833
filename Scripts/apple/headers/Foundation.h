// The classes of Foundation that the headers of UIKit and WebKit name. Sources: ObjectiveC.h.
#pragma once
#include "ObjectiveC.h"

#pragma clang assume_nonnull begin

@class NSDate, NSNumber, NSURL;

@protocol NSSecureCoding
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSSecureCoding>
@end

@interface NSError : NSObject
@end

@interface NSNull : NSObject
@end

@interface NSNumber : NSObject <NSSecureCoding>
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly, copy) NSString *stringValue;
@end

__attribute__((swift_bridge("Foundation.Date")))
@interface NSDate : NSObject <NSSecureCoding>
@end

__attribute__((swift_bridge("Foundation.URL")))
@interface NSURL : NSObject <NSSecureCoding>
@end

__attribute__((swift_bridge("Foundation.URLRequest")))
@interface NSURLRequest : NSObject <NSSecureCoding>
@end

__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject <NSSecureCoding>
@end

NS_SWIFT_NAME(Progress)
@interface NSProgress : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

@interface NSItemProvider : NSObject
- (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier
    NS_SWIFT_NAME(hasItemConformingToTypeIdentifier(_:));
- (NSProgress *)loadDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier
                                      completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
@end

extern NSString * const NSUserActivityTypeBrowsingWeb;

@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
@property (nullable, copy) NSSet<NSString *> *requiredUserInfoKeys;
@property (nullable, copy) NSURL *webpageURL;
@property (nullable, copy) NSString *targetContentIdentifier;
@property (getter=isEligibleForHandoff) BOOL eligibleForHandoff;
@property (getter=isEligibleForSearch) BOOL eligibleForSearch;
@property (getter=isEligibleForPublicIndexing) BOOL eligibleForPublicIndexing;
- (void)becomeCurrent;
- (void)invalidate;
@end

#pragma clang assume_nonnull end
