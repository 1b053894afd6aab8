// Made by `npm run generate` from the contract in openapi/. Change it there, not here.

export const contract = {
  "listAnnouncements": {
    "method": "get",
    "path": "/announcements",
    "area": "announcements",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createAnnouncement": {
    "method": "post",
    "path": "/announcements",
    "area": "announcements",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/announcements"
  },
  "deleteAnnouncement": {
    "method": "delete",
    "path": "/announcements/{id}",
    "area": "announcements",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "announcement_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateAnnouncement": {
    "method": "patch",
    "path": "/announcements/{id}",
    "area": "announcements",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "announcement_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteAnswer": {
    "method": "delete",
    "path": "/answers/answers/{id}",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "answer_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateAnswer": {
    "method": "patch",
    "path": "/answers/answers/{id}",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "answer",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "too_many_links",
      "warning_not_acknowledged",
      "answer_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "acceptAnswer": {
    "method": "put",
    "path": "/answers/answers/{id}/best",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "answer_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unacceptAnswer": {
    "method": "delete",
    "path": "/answers/answers/{id}/best",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "answer_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "voteAnswer": {
    "method": "post",
    "path": "/answers/answers/{id}/vote",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "answer_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listQuestionCategories": {
    "method": "get",
    "path": "/answers/categories",
    "area": "answers",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createQuestionCategory": {
    "method": "post",
    "path": "/answers/categories",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "already_exists",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/answers/questions?cat={slug}"
  },
  "updateQuestionCategory": {
    "method": "patch",
    "path": "/answers/categories/{slug}",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "category_not_found",
      "already_exists",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listQuestions": {
    "method": "get",
    "path": "/answers/questions",
    "area": "answers",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createQuestion": {
    "method": "post",
    "path": "/answers/questions",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "question",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "too_many_links",
      "warning_not_acknowledged",
      "category_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/answers/questions/{id}"
  },
  "listSimilarQuestions": {
    "method": "get",
    "path": "/answers/questions/similar",
    "area": "answers",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getQuestion": {
    "method": "get",
    "path": "/answers/questions/{id}",
    "area": "answers",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteQuestion": {
    "method": "delete",
    "path": "/answers/questions/{id}",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "has_replies",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "question_not_found",
      "precondition_failed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateQuestion": {
    "method": "patch",
    "path": "/answers/questions/{id}",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "question",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "too_many_links",
      "warning_not_acknowledged",
      "category_not_found",
      "question_not_found",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createAnswer": {
    "method": "post",
    "path": "/answers/questions/{id}/answers",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "answer",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "question_closed",
      "too_many_links",
      "warning_not_acknowledged",
      "question_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/answers/questions/{question_id}"
  },
  "closeQuestion": {
    "method": "put",
    "path": "/answers/questions/{id}/close",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "reopenQuestion": {
    "method": "delete",
    "path": "/answers/questions/{id}/close",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "muteQuestion": {
    "method": "put",
    "path": "/answers/questions/{id}/mute",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unmuteQuestion": {
    "method": "delete",
    "path": "/answers/questions/{id}/mute",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "watchQuestion": {
    "method": "put",
    "path": "/answers/questions/{id}/watch",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unwatchQuestion": {
    "method": "delete",
    "path": "/answers/questions/{id}/watch",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listRevisions": {
    "method": "get",
    "path": "/content/{type}/{id}/revisions",
    "area": "content",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "announcement_not_found",
      "answer_not_found",
      "comment_not_found",
      "product_not_found",
      "question_not_found",
      "reply_not_found",
      "review_not_found",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "restoreRevision": {
    "method": "post",
    "path": "/content/{type}/{id}/revisions/{number}/restore",
    "area": "content",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": "{type}",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "too_many_links",
      "topic_locked",
      "warning_not_acknowledged",
      "announcement_not_found",
      "answer_not_found",
      "comment_not_found",
      "product_not_found",
      "question_not_found",
      "reply_not_found",
      "review_not_found",
      "revision_not_found",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listEvents": {
    "method": "get",
    "path": "/events",
    "area": "events",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "events_expired",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "streamEvents": {
    "method": "get",
    "path": "/events/stream",
    "area": "events",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "events_expired",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": true,
    "location": null
  },
  "listFiles": {
    "method": "get",
    "path": "/files",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createFile": {
    "method": "post",
    "path": "/files",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "upload"
    ],
    "role": null,
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_file",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "multipart/form-data"
    ],
    "upload": "file",
    "streams": false,
    "location": "/files/{id}"
  },
  "getFile": {
    "method": "get",
    "path": "/files/{id}",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "file_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteFile": {
    "method": "delete",
    "path": "/files/{id}",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "file_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "downloadFile": {
    "method": "get",
    "path": "/files/{id}/download",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "file_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "renameFile": {
    "method": "patch",
    "path": "/files/{id}/rename",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "file_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "shareFile": {
    "method": "post",
    "path": "/files/{id}/share",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "file_not_found",
      "content_hidden",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/shares/{token}"
  },
  "unshareFile": {
    "method": "delete",
    "path": "/files/{id}/share",
    "area": "files",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "file_not_found",
      "share_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listBoards": {
    "method": "get",
    "path": "/forum/boards",
    "area": "forum",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createBoard": {
    "method": "post",
    "path": "/forum/boards",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/forum/boards/{id}"
  },
  "reorderBoards": {
    "method": "put",
    "path": "/forum/boards/order",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getBoard": {
    "method": "get",
    "path": "/forum/boards/{id}",
    "area": "forum",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteBoard": {
    "method": "delete",
    "path": "/forum/boards/{id}",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "board_not_empty",
      "precondition_failed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateBoard": {
    "method": "patch",
    "path": "/forum/boards/{id}",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "muteBoard": {
    "method": "put",
    "path": "/forum/boards/{id}/mute",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unmuteBoard": {
    "method": "delete",
    "path": "/forum/boards/{id}/mute",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "watchBoard": {
    "method": "put",
    "path": "/forum/boards/{id}/watch",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unwatchBoard": {
    "method": "delete",
    "path": "/forum/boards/{id}/watch",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteReply": {
    "method": "delete",
    "path": "/forum/replies/{id}",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "topic_locked",
      "reply_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateReply": {
    "method": "patch",
    "path": "/forum/replies/{id}",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "reply",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "topic_locked",
      "warning_not_acknowledged",
      "reply_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listTopics": {
    "method": "get",
    "path": "/forum/topics",
    "area": "forum",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createTopic": {
    "method": "post",
    "path": "/forum/topics",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "topic",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "too_many_links",
      "warning_not_acknowledged",
      "board_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/forum/topics/{id}"
  },
  "listSimilarTopics": {
    "method": "get",
    "path": "/forum/topics/similar",
    "area": "forum",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getTopic": {
    "method": "get",
    "path": "/forum/topics/{id}",
    "area": "forum",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "reply_not_found",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": "/forum/topics/{topic_id}"
  },
  "deleteTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "has_replies",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "topic_locked",
      "topic_not_found",
      "precondition_failed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateTopic": {
    "method": "patch",
    "path": "/forum/topics/{id}",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "topic",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "topic_locked",
      "warning_not_acknowledged",
      "board_not_found",
      "topic_not_found",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "lockTopic": {
    "method": "put",
    "path": "/forum/topics/{id}/lock",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unlockTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}/lock",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "mergeTopic": {
    "method": "post",
    "path": "/forum/topics/{id}/merge",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "topic_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "muteTopic": {
    "method": "put",
    "path": "/forum/topics/{id}/mute",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unmuteTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}/mute",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "markTopicRead": {
    "method": "put",
    "path": "/forum/topics/{id}/read",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "reply_not_found",
      "topic_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "markTopicUnread": {
    "method": "delete",
    "path": "/forum/topics/{id}/read",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createReply": {
    "method": "post",
    "path": "/forum/topics/{id}/replies",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "reply",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "too_many_links",
      "topic_locked",
      "warning_not_acknowledged",
      "topic_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/forum/topics/{topic_id}"
  },
  "splitTopic": {
    "method": "post",
    "path": "/forum/topics/{id}/split",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "board_not_found",
      "reply_not_found",
      "topic_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/forum/topics/{id}"
  },
  "stickTopic": {
    "method": "put",
    "path": "/forum/topics/{id}/sticky",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unstickTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}/sticky",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "watchTopic": {
    "method": "put",
    "path": "/forum/topics/{id}/watch",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unwatchTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}/watch",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getHealth": {
    "method": "get",
    "path": "/health",
    "area": "service",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getHome": {
    "method": "get",
    "path": "/home",
    "area": "home",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMarketplaceCategories": {
    "method": "get",
    "path": "/marketplace/categories",
    "area": "marketplace",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMarketplaceOrders": {
    "method": "get",
    "path": "/marketplace/orders",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "placeMarketplaceOrder": {
    "method": "post",
    "path": "/marketplace/orders",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "own_product",
      "product_not_found",
      "idempotency_in_progress",
      "out_of_stock",
      "unpaid_order",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/orders/{id}"
  },
  "listMarketplaceProducts": {
    "method": "get",
    "path": "/marketplace/products",
    "area": "marketplace",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getMarketplaceProduct": {
    "method": "get",
    "path": "/marketplace/products/{id}",
    "area": "marketplace",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteMarketplaceProduct": {
    "method": "delete",
    "path": "/marketplace/products/{id}",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "product_not_found",
      "precondition_failed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateMarketplaceProduct": {
    "method": "patch",
    "path": "/marketplace/products/{id}",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": "product",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "warning_not_acknowledged",
      "product_not_found",
      "content_hidden",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "muteMarketplaceProduct": {
    "method": "put",
    "path": "/marketplace/products/{id}/mute",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unmuteMarketplaceProduct": {
    "method": "delete",
    "path": "/marketplace/products/{id}/mute",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listReviews": {
    "method": "get",
    "path": "/marketplace/products/{id}/reviews",
    "area": "marketplace",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createReview": {
    "method": "post",
    "path": "/marketplace/products/{id}/reviews",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "review",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_a_buyer",
      "own_product",
      "too_many_links",
      "warning_not_acknowledged",
      "product_not_found",
      "already_reviewed",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/marketplace/products/{product_id}/reviews"
  },
  "watchMarketplaceProduct": {
    "method": "put",
    "path": "/marketplace/products/{id}/watch",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unwatchMarketplaceProduct": {
    "method": "delete",
    "path": "/marketplace/products/{id}/watch",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateReview": {
    "method": "put",
    "path": "/marketplace/reviews/{id}",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "review",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "warning_not_acknowledged",
      "review_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteReview": {
    "method": "delete",
    "path": "/marketplace/reviews/{id}",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "review_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "replyToReview": {
    "method": "put",
    "path": "/marketplace/reviews/{id}/reply",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "review_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listStores": {
    "method": "get",
    "path": "/marketplace/stores",
    "area": "marketplace",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createStore": {
    "method": "post",
    "path": "/marketplace/stores",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "store",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "too_many_links",
      "warning_not_acknowledged",
      "already_exists",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/marketplace/stores/{slug}"
  },
  "getStore": {
    "method": "get",
    "path": "/marketplace/stores/{slug}",
    "area": "marketplace",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "store_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateStore": {
    "method": "patch",
    "path": "/marketplace/stores/{slug}",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": "store",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "warning_not_acknowledged",
      "store_not_found",
      "content_hidden",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "muteStore": {
    "method": "put",
    "path": "/marketplace/stores/{slug}/mute",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "store_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unmuteStore": {
    "method": "delete",
    "path": "/marketplace/stores/{slug}/mute",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "store_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listStoreOrders": {
    "method": "get",
    "path": "/marketplace/stores/{slug}/orders",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "store_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createMarketplaceProduct": {
    "method": "post",
    "path": "/marketplace/stores/{slug}/products",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "product",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "warning_not_acknowledged",
      "store_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/marketplace/products/{id}"
  },
  "watchStore": {
    "method": "put",
    "path": "/marketplace/stores/{slug}/watch",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "store_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unwatchStore": {
    "method": "delete",
    "path": "/marketplace/stores/{slug}/watch",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "store_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getMe": {
    "method": "get",
    "path": "/me",
    "area": "identity",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateMe": {
    "method": "put",
    "path": "/me",
    "area": "identity",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "profile_not_allowed",
      "too_many_links",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyAnswers": {
    "method": "get",
    "path": "/me/answers",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateAvatar": {
    "method": "put",
    "path": "/me/avatar",
    "area": "identity",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "upload"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_file",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "multipart/form-data"
    ],
    "upload": "avatar",
    "streams": false,
    "location": null
  },
  "deleteAvatar": {
    "method": "delete",
    "path": "/me/avatar",
    "area": "identity",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyHiddenContent": {
    "method": "get",
    "path": "/me/hidden",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyProducts": {
    "method": "get",
    "path": "/me/products",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyQuestions": {
    "method": "get",
    "path": "/me/questions",
    "area": "answers",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyReports": {
    "method": "get",
    "path": "/me/reports",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyReviews": {
    "method": "get",
    "path": "/me/reviews",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyStores": {
    "method": "get",
    "path": "/me/stores",
    "area": "marketplace",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyTopics": {
    "method": "get",
    "path": "/me/topics",
    "area": "forum",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyVideos": {
    "method": "get",
    "path": "/me/videos",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listMyWarnings": {
    "method": "get",
    "path": "/me/warnings",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "acknowledgeWarning": {
    "method": "post",
    "path": "/me/warnings/{id}/acknowledge",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "warning_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "hideContent": {
    "method": "put",
    "path": "/moderation/content/{type}/{id}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "announcement_not_found",
      "answer_not_found",
      "comment_not_found",
      "product_not_found",
      "question_not_found",
      "reply_not_found",
      "review_not_found",
      "share_not_found",
      "store_not_found",
      "topic_not_found",
      "video_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "restoreContent": {
    "method": "delete",
    "path": "/moderation/content/{type}/{id}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "announcement_not_found",
      "answer_not_found",
      "comment_not_found",
      "product_not_found",
      "question_not_found",
      "reply_not_found",
      "review_not_found",
      "share_not_found",
      "store_not_found",
      "topic_not_found",
      "video_not_found",
      "already_exists",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listHiddenContent": {
    "method": "get",
    "path": "/moderation/hidden",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listInvitations": {
    "method": "get",
    "path": "/moderation/invitations",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createInvitation": {
    "method": "post",
    "path": "/moderation/invitations",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/moderation/invitations"
  },
  "revokeInvitation": {
    "method": "delete",
    "path": "/moderation/invitations/{id}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "invitation_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listAuditEntries": {
    "method": "get",
    "path": "/moderation/log",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listPersonRemovals": {
    "method": "get",
    "path": "/moderation/removals",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getPersonRemoval": {
    "method": "get",
    "path": "/moderation/removals/{id}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "removal_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "undoPersonRemoval": {
    "method": "delete",
    "path": "/moderation/removals/{id}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "removal_not_found",
      "user_not_found",
      "removal_in_progress",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listReports": {
    "method": "get",
    "path": "/moderation/reports",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getReport": {
    "method": "get",
    "path": "/moderation/reports/{id}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "report_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "claimReport": {
    "method": "put",
    "path": "/moderation/reports/{id}/claim",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "report_not_found",
      "invalid_transition",
      "report_claimed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "releaseReport": {
    "method": "delete",
    "path": "/moderation/reports/{id}/claim",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "report_not_found",
      "invalid_transition",
      "report_claimed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "resolveReport": {
    "method": "put",
    "path": "/moderation/reports/{id}/resolution",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "report_not_found",
      "invalid_transition",
      "report_claimed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listSignUps": {
    "method": "get",
    "path": "/moderation/sign-ups",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "refuseSignUp": {
    "method": "delete",
    "path": "/moderation/sign-ups/{username}",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "approveSignUp": {
    "method": "put",
    "path": "/moderation/sign-ups/{username}/approval",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listNotifications": {
    "method": "get",
    "path": "/notifications",
    "area": "notifications",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "markNotificationsRead": {
    "method": "post",
    "path": "/notifications/read",
    "area": "notifications",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getNotificationSettings": {
    "method": "get",
    "path": "/notifications/settings",
    "area": "notifications",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateNotificationSettings": {
    "method": "patch",
    "path": "/notifications/settings",
    "area": "notifications",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getContract": {
    "method": "get",
    "path": "/openapi.json",
    "area": "service",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getOrder": {
    "method": "get",
    "path": "/orders/{id}",
    "area": "orders",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "order_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "withdrawOrder": {
    "method": "delete",
    "path": "/orders/{id}",
    "area": "orders",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "order_not_found",
      "invalid_transition",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "completeOrder": {
    "method": "post",
    "path": "/orders/{id}/complete",
    "area": "orders",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "order_not_found",
      "invalid_transition",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "disputeOrder": {
    "method": "post",
    "path": "/orders/{id}/dispute",
    "area": "orders",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "order_not_found",
      "invalid_transition",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "payOrder": {
    "method": "post",
    "path": "/orders/{id}/pay",
    "area": "orders",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "order_not_found",
      "invalid_transition",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "refundOrder": {
    "method": "post",
    "path": "/orders/{id}/refund",
    "area": "orders",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "order_not_found",
      "invalid_transition",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "renderText": {
    "method": "post",
    "path": "/render",
    "area": "content",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createReport": {
    "method": "post",
    "path": "/reports",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "own_content",
      "announcement_not_found",
      "answer_not_found",
      "comment_not_found",
      "product_not_found",
      "question_not_found",
      "reply_not_found",
      "review_not_found",
      "share_not_found",
      "store_not_found",
      "topic_not_found",
      "user_not_found",
      "video_not_found",
      "already_reported",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/me/reports"
  },
  "searchSite": {
    "method": "get",
    "path": "/search",
    "area": "search",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getShare": {
    "method": "get",
    "path": "/shares/{token}",
    "area": "shares",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "share_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "accessShare": {
    "method": "post",
    "path": "/shares/{token}/access",
    "area": "shares",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "account_suspended",
      "forbidden",
      "https_required",
      "share_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listShopCategories": {
    "method": "get",
    "path": "/shop/categories",
    "area": "shop",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listShopOrders": {
    "method": "get",
    "path": "/shop/orders",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "placeShopOrder": {
    "method": "post",
    "path": "/shop/orders",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "idempotency_in_progress",
      "out_of_stock",
      "unpaid_order",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/orders/{id}"
  },
  "listShopProducts": {
    "method": "get",
    "path": "/shop/products",
    "area": "shop",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createShopProduct": {
    "method": "post",
    "path": "/shop/products",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "already_exists",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/shop/products/{id}"
  },
  "getShopProduct": {
    "method": "get",
    "path": "/shop/products/{id}",
    "area": "shop",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteShopProduct": {
    "method": "delete",
    "path": "/shop/products/{id}",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "precondition_failed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateShopProduct": {
    "method": "patch",
    "path": "/shop/products/{id}",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "already_exists",
      "content_hidden",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "muteShopProduct": {
    "method": "put",
    "path": "/shop/products/{id}/mute",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unmuteShopProduct": {
    "method": "delete",
    "path": "/shop/products/{id}/mute",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "watchShopProduct": {
    "method": "put",
    "path": "/shop/products/{id}/watch",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unwatchShopProduct": {
    "method": "delete",
    "path": "/shop/products/{id}/watch",
    "area": "shop",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "product_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getSite": {
    "method": "get",
    "path": "/site",
    "area": "site",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateSite": {
    "method": "patch",
    "path": "/site",
    "area": "site",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateSiteLogo": {
    "method": "put",
    "path": "/site/logo",
    "area": "site",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "upload",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_file",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "multipart/form-data"
    ],
    "upload": "logo",
    "streams": false,
    "location": null
  },
  "deleteSiteLogo": {
    "method": "delete",
    "path": "/site/logo",
    "area": "site",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getSitePage": {
    "method": "get",
    "path": "/site/pages/{name}",
    "area": "site",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "page_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateSitePage": {
    "method": "put",
    "path": "/site/pages/{name}",
    "area": "site",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "page_not_found",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listSiteWebhooks": {
    "method": "get",
    "path": "/site/webhooks",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createSiteWebhook": {
    "method": "post",
    "path": "/site/webhooks",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "webhook_address_refused",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/webhooks/{id}"
  },
  "suggestTitles": {
    "method": "get",
    "path": "/suggest",
    "area": "search",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUsers": {
    "method": "get",
    "path": "/users",
    "area": "identity",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getUser": {
    "method": "get",
    "path": "/users/{username}",
    "area": "identity",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUserAnswers": {
    "method": "get",
    "path": "/users/{username}/answers",
    "area": "answers",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUserComments": {
    "method": "get",
    "path": "/users/{username}/comments",
    "area": "videos",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "clearProfile": {
    "method": "delete",
    "path": "/users/{username}/profile",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUserQuestions": {
    "method": "get",
    "path": "/users/{username}/questions",
    "area": "answers",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createPersonRemoval": {
    "method": "post",
    "path": "/users/{username}/removals",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "idempotency_in_progress",
      "removal_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/moderation/removals/{id}"
  },
  "listUserReplies": {
    "method": "get",
    "path": "/users/{username}/replies",
    "area": "forum",
    "open": true,
    "optionalKey": false,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "setUserRole": {
    "method": "put",
    "path": "/users/{username}/role",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "admin",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "silenceUser": {
    "method": "put",
    "path": "/users/{username}/silence",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unsilenceUser": {
    "method": "delete",
    "path": "/users/{username}/silence",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "suspendUser": {
    "method": "put",
    "path": "/users/{username}/suspension",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "unsuspendUser": {
    "method": "delete",
    "path": "/users/{username}/suspension",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUserTopics": {
    "method": "get",
    "path": "/users/{username}/topics",
    "area": "forum",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUserVideos": {
    "method": "get",
    "path": "/users/{username}/videos",
    "area": "videos",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listUserWarnings": {
    "method": "get",
    "path": "/users/{username}/warnings",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createWarning": {
    "method": "post",
    "path": "/users/{username}/warnings",
    "area": "moderation",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write",
      "moderate"
    ],
    "role": "moderator",
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "user_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/users/{username}/warnings"
  },
  "listVideos": {
    "method": "get",
    "path": "/videos",
    "area": "videos",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "account_suspended",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createVideo": {
    "method": "post",
    "path": "/videos",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "upload"
    ],
    "role": null,
    "contribution": "video",
    "success": 201,
    "codes": [
      "invalid_file",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "too_many_links",
      "warning_not_acknowledged",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "multipart/form-data"
    ],
    "upload": "video",
    "streams": false,
    "location": "/videos/{id}"
  },
  "getVideo": {
    "method": "get",
    "path": "/videos/{id}",
    "area": "videos",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "video_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteVideo": {
    "method": "delete",
    "path": "/videos/{id}",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "video_not_found",
      "precondition_failed",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateVideo": {
    "method": "patch",
    "path": "/videos/{id}",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": "video",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "warning_not_acknowledged",
      "video_not_found",
      "precondition_failed",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": true,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listVideoComments": {
    "method": "get",
    "path": "/videos/{id}/comments",
    "area": "videos",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "video_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createVideoComment": {
    "method": "post",
    "path": "/videos/{id}/comments",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "comment",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "too_many_links",
      "warning_not_acknowledged",
      "video_not_found",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/videos/{video_id}/comments"
  },
  "deleteVideoComment": {
    "method": "delete",
    "path": "/videos/{id}/comments/{comment_id}",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "comment_not_found",
      "video_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateVideoComment": {
    "method": "patch",
    "path": "/videos/{id}/comments/{comment_id}",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": "comment",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "too_many_links",
      "warning_not_acknowledged",
      "comment_not_found",
      "video_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "rateVideo": {
    "method": "post",
    "path": "/videos/{id}/rate",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "video_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "shareVideo": {
    "method": "post",
    "path": "/videos/{id}/share",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "video_not_found",
      "content_hidden",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/shares/{token}"
  },
  "unshareVideo": {
    "method": "delete",
    "path": "/videos/{id}/share",
    "area": "videos",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "share_not_found",
      "video_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "streamVideo": {
    "method": "get",
    "path": "/videos/{id}/stream",
    "area": "videos",
    "open": true,
    "optionalKey": true,
    "scope": null,
    "scopes": [],
    "appScopes": [],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "video_not_found",
      "video_not_ready",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "getWebhookDelivery": {
    "method": "get",
    "path": "/webhook-deliveries/{id}",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "replayWebhookDelivery": {
    "method": "post",
    "path": "/webhook-deliveries/{id}/replay",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listWebhooks": {
    "method": "get",
    "path": "/webhooks",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "createWebhook": {
    "method": "post",
    "path": "/webhooks",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "webhook_address_refused",
      "idempotency_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "idempotency_key_reused",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": "/webhooks/{id}"
  },
  "getWebhook": {
    "method": "get",
    "path": "/webhooks/{id}",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "deleteWebhook": {
    "method": "delete",
    "path": "/webhooks/{id}",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "write"
    ],
    "appScopes": [
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "updateWebhook": {
    "method": "patch",
    "path": "/webhooks/{id}",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "webhook_address_refused",
      "webhook_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "listWebhookDeliveries": {
    "method": "get",
    "path": "/webhooks/{id}/deliveries",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "read",
    "scopes": [
      "read"
    ],
    "appScopes": [
      "read"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_suspended",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "pingWebhook": {
    "method": "post",
    "path": "/webhooks/{id}/ping",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  },
  "replayWebhook": {
    "method": "post",
    "path": "/webhooks/{id}/replay",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "quota_exceeded",
      "webhook_not_found",
      "invalid_transition",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "conditional": false,
    "mediaTypes": [
      "application/json"
    ],
    "upload": null,
    "streams": false,
    "location": null
  },
  "rotateWebhookSecret": {
    "method": "post",
    "path": "/webhooks/{id}/secret",
    "area": "webhooks",
    "open": false,
    "optionalKey": false,
    "scope": "write",
    "scopes": [
      "read",
      "write"
    ],
    "appScopes": [
      "read",
      "write"
    ],
    "role": null,
    "contribution": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "account_pending",
      "account_silenced",
      "account_suspended",
      "email_unverified",
      "https_required",
      "insufficient_scope",
      "webhook_not_found",
      "idempotency_in_progress",
      "idempotency_key_reused",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": true,
    "conditional": false,
    "mediaTypes": [],
    "upload": null,
    "streams": false,
    "location": null
  }
} as const;

export type OperationId = keyof typeof contract;

export const problemStatuses = {
  "account_pending": 403,
  "account_silenced": 403,
  "account_suspended": 403,
  "already_exists": 409,
  "already_reported": 409,
  "already_reviewed": 409,
  "announcement_not_found": 404,
  "answer_not_found": 404,
  "bad_request": 400,
  "board_not_empty": 409,
  "board_not_found": 404,
  "category_not_found": 404,
  "comment_not_found": 404,
  "component_inactive": 503,
  "content_hidden": 409,
  "email_unverified": 403,
  "events_expired": 410,
  "file_not_found": 404,
  "forbidden": 403,
  "has_replies": 403,
  "headers_too_large": 431,
  "https_required": 403,
  "idempotency_in_progress": 409,
  "idempotency_key_reused": 422,
  "insufficient_scope": 403,
  "internal_error": 500,
  "invalid_file": 400,
  "invalid_json": 400,
  "invalid_param": 400,
  "invalid_transition": 409,
  "invitation_not_found": 404,
  "method_not_allowed": 405,
  "missing_fields": 422,
  "not_a_buyer": 403,
  "not_implemented": 501,
  "not_owner": 403,
  "order_not_found": 404,
  "out_of_stock": 409,
  "own_content": 403,
  "own_product": 403,
  "page_not_found": 404,
  "payload_too_large": 413,
  "precondition_failed": 412,
  "product_not_found": 404,
  "profile_not_allowed": 403,
  "question_closed": 403,
  "question_not_found": 404,
  "quota_exceeded": 403,
  "rate_limited": 429,
  "removal_in_progress": 409,
  "removal_not_found": 404,
  "reply_not_found": 404,
  "report_claimed": 409,
  "report_not_found": 404,
  "request_timeout": 408,
  "review_not_found": 404,
  "revision_not_found": 404,
  "route_not_found": 404,
  "share_not_found": 404,
  "store_not_found": 404,
  "too_many_links": 403,
  "topic_locked": 403,
  "topic_not_found": 404,
  "unauthorized": 401,
  "unpaid_order": 409,
  "unsupported_media_type": 415,
  "user_not_found": 404,
  "video_not_found": 404,
  "video_not_ready": 409,
  "warning_not_acknowledged": 403,
  "warning_not_found": 404,
  "webhook_address_refused": 403,
  "webhook_not_found": 404
} as const;

export const problemMessages = {
  "account_pending": "The account is pending approval: until then it can read but not write.",
  "account_silenced": "The account is silenced: it can read but not write.",
  "account_suspended": "The account is suspended.",
  "already_exists": "This already exists.",
  "already_reported": "You have already reported this, and the report is not resolved yet.",
  "already_reviewed": "You have already reviewed this product.",
  "announcement_not_found": "There is no such announcement.",
  "answer_not_found": "There is no such answer.",
  "bad_request": "This is not a well-formed HTTP request.",
  "board_not_empty": "The board has topics, or deleted topics that moderators can restore. Move them with `move_to`, or delete them with `with_topics`.",
  "board_not_found": "There is no such board.",
  "category_not_found": "There is no such category.",
  "comment_not_found": "There is no such comment.",
  "component_inactive": "A required part of the service is not active.",
  "content_hidden": "A moderator has hidden this.",
  "email_unverified": "The email address of the account is not confirmed; see the profile page.",
  "events_expired": "Events after this cursor are no longer kept.",
  "file_not_found": "There is no such file.",
  "forbidden": "Your role does not permit this.",
  "has_replies": "Another user has written in it, so only moderators can delete it.",
  "headers_too_large": "The header fields of the request are too large.",
  "https_required": "This service accepts only HTTPS.",
  "idempotency_in_progress": "The first request with this Idempotency-Key is still running.",
  "idempotency_key_reused": "This Idempotency-Key was already used for another request.",
  "insufficient_scope": "The API key or access token lacks a scope that this operation requires.",
  "internal_error": "An internal error occurred.",
  "invalid_file": "The uploaded file is invalid.",
  "invalid_json": "The body is not valid JSON.",
  "invalid_param": "A parameter or field is invalid.",
  "invalid_transition": "The current state does not allow this transition.",
  "invitation_not_found": "There is no such invitation.",
  "method_not_allowed": "This path does not support this method; the Allow header lists the supported ones.",
  "missing_fields": "Required fields are missing.",
  "not_a_buyer": "Only who bought this product can review it.",
  "not_implemented": "The request uses an HTTP feature that is not supported.",
  "not_owner": "This belongs to another user.",
  "order_not_found": "There is no such order.",
  "out_of_stock": "Insufficient stock.",
  "own_content": "You cannot do this to yourself or to your own content.",
  "own_product": "You cannot buy from your own store.",
  "page_not_found": "There is no such page.",
  "payload_too_large": "The body is too large.",
  "precondition_failed": "This was changed since you read it.",
  "product_not_found": "There is no such product.",
  "profile_not_allowed": "A word or the display name of this profile cannot be used.",
  "question_closed": "The question is closed.",
  "question_not_found": "There is no such question.",
  "quota_exceeded": "A quota is exceeded.",
  "rate_limited": "Too many requests; Retry-After says when to retry.",
  "removal_in_progress": "The content of this user is being removed or restored: wait until that is finished.",
  "removal_not_found": "There is no such removal of everything of a user.",
  "reply_not_found": "There is no such reply.",
  "report_claimed": "Another moderator has claimed the report.",
  "report_not_found": "There is no such report.",
  "request_timeout": "The request took too long to arrive.",
  "review_not_found": "There is no such review.",
  "revision_not_found": "There is no such revision.",
  "route_not_found": "There is no route at this path.",
  "share_not_found": "There is no such share link.",
  "store_not_found": "There is no such store.",
  "too_many_links": "The text has more links than new members can use.",
  "topic_locked": "The topic is locked.",
  "topic_not_found": "There is no such topic.",
  "unauthorized": "A valid API key is required.",
  "unpaid_order": "Your unpaid orders already reserve the maximum of this product.",
  "unsupported_media_type": "This operation does not accept a body of this media type.",
  "user_not_found": "There is no such user.",
  "video_not_found": "There is no such video.",
  "video_not_ready": "The video is still being processed.",
  "warning_not_acknowledged": "You have a warning from the moderators: read and acknowledge it first.",
  "warning_not_found": "There is no such warning.",
  "webhook_address_refused": "Nothing can be sent to this address.",
  "webhook_not_found": "There is no such webhook or delivery."
} as const;
