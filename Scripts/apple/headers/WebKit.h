// What the adapters and the host app use of WebKit. Sources: ObjectiveC.h.
#pragma once
#include "Foundation.h"
#include "UIKit.h"

#pragma clang assume_nonnull begin

@class WKContentWorld, WKUserContentController, WKWebView;

typedef NS_ENUM(NSInteger, WKNavigationType) {
  WKNavigationTypeLinkActivated,
  WKNavigationTypeFormSubmitted,
  WKNavigationTypeBackForward,
  WKNavigationTypeReload,
  WKNavigationTypeFormResubmitted,
  WKNavigationTypeOther = -1,
};

typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
  WKNavigationActionPolicyCancel,
  WKNavigationActionPolicyAllow,
  WKNavigationActionPolicyDownload,
};

NS_SWIFT_UI_ACTOR
@interface WKSecurityOrigin : NSObject
@property (readonly, copy) NSString *protocol;
@property (readonly, copy) NSString *host;
@property (readonly) NSInteger port;
@end

NS_SWIFT_UI_ACTOR
@interface WKFrameInfo : NSObject
@property (readonly, getter=isMainFrame) BOOL mainFrame;
@property (readonly) WKSecurityOrigin *securityOrigin;
@end

NS_SWIFT_UI_ACTOR
@interface WKNavigationAction : NSObject
@property (readonly, copy) WKFrameInfo *sourceFrame;
@property (nullable, readonly, copy) WKFrameInfo *targetFrame;
@property (readonly) WKNavigationType navigationType;
@property (readonly, copy) NSURLRequest *request;
@end

NS_SWIFT_UI_ACTOR
@interface WKScriptMessage : NSObject
@property (readonly, copy) id body;
@property (readonly, copy) WKFrameInfo *frameInfo;
@end

NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
                    decisionHandler:(NS_SWIFT_UI_ACTOR void (^)(WKNavigationActionPolicy))decisionHandler
    __attribute__((swift_async(swift_private, 3)));
@end

NS_SWIFT_UI_ACTOR
@protocol WKScriptMessageHandler <NSObject>
- (void)userContentController:(WKUserContentController *)userContentController
      didReceiveScriptMessage:(WKScriptMessage *)message;
@end

NS_SWIFT_UI_ACTOR
@protocol WKScriptMessageHandlerWithReply <NSObject>
- (void)userContentController:(WKUserContentController *)userContentController
      didReceiveScriptMessage:(WKScriptMessage *)message
                 replyHandler:(NS_SWIFT_UI_ACTOR void (^)(id _Nullable reply,
                                                          NSString * _Nullable errorMessage))replyHandler
    NS_SWIFT_NAME(userContentController(_:didReceive:replyHandler:))
    __attribute__((swift_async(swift_private, 3)));
@end

NS_SWIFT_UI_ACTOR
@interface WKContentWorld : NSObject
@property (class, readonly) WKContentWorld *pageWorld NS_SWIFT_NAME(page);
@end

NS_SWIFT_UI_ACTOR
@interface WKUserContentController : NSObject
- (void)addScriptMessageHandlerWithReply:(id<WKScriptMessageHandlerWithReply>)scriptMessageHandlerWithReply
                            contentWorld:(WKContentWorld *)contentWorld
                                    name:(NSString *)name;
@end

NS_SWIFT_UI_ACTOR
@interface WKWebView : UIView
@property (nullable, weak) id<WKNavigationDelegate> navigationDelegate;
@end

#pragma clang assume_nonnull end
