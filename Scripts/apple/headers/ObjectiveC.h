// Objective-C's root class, and the attributes that Apple's headers use, as far as Swift's importer reads them.
//
// What the headers of this folder declare are facts: selectors, which methods are optional, nullability, actors and
// blocks that may be called from anywhere are those of madsmtm/objc2-generated fff28a8e (2026-08-07), which a program
// makes from the headers of Xcode; Scripts/apple/compare_headers.py compares them. Versions and Swift names are those of
// Apple's pages below developer.apple.com/documentation/, read on 2026-11-29. Nothing here is compiled into a program.
#pragma once

#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_ENUM(type, name) \
  enum name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define API_AVAILABLE_IOS(version) __attribute__((availability(ios, introduced=version)))
#define NS_EXTENSION_UNAVAILABLE_IOS(text) \
  __attribute__((availability(ios_app_extension, unavailable, message=text)))

typedef _Bool BOOL;
typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

#pragma clang assume_nonnull end
