// Made by `npm run generate` from the contract in openapi/. Change it there, not here.

export const contract = {
  "deleteAnswer": {
    "method": "delete",
    "path": "/answers/answers/{id}",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": []
  },
  "updateAnswer": {
    "method": "patch",
    "path": "/answers/answers/{id}",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "answer_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": [
      "application/json"
    ]
  },
  "acceptAnswer": {
    "method": "put",
    "path": "/answers/answers/{id}/best",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": []
  },
  "unacceptAnswer": {
    "method": "delete",
    "path": "/answers/answers/{id}/best",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": []
  },
  "voteAnswer": {
    "method": "post",
    "path": "/answers/answers/{id}/vote",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "listCategories": {
    "method": "get",
    "path": "/answers/categories",
    "area": "answers",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "createCategory": {
    "method": "post",
    "path": "/answers/categories",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "updateCategory": {
    "method": "patch",
    "path": "/answers/categories/{slug}",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "listQuestions": {
    "method": "get",
    "path": "/answers/questions",
    "area": "answers",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "createQuestion": {
    "method": "post",
    "path": "/answers/questions",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "getQuestion": {
    "method": "get",
    "path": "/answers/questions/{id}",
    "area": "answers",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "https_required",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "deleteQuestion": {
    "method": "delete",
    "path": "/answers/questions/{id}",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "updateQuestion": {
    "method": "patch",
    "path": "/answers/questions/{id}",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_closed",
      "category_not_found",
      "question_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": [
      "application/json"
    ]
  },
  "createAnswer": {
    "method": "post",
    "path": "/answers/questions/{id}/answers",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "question_closed",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "closeQuestion": {
    "method": "put",
    "path": "/answers/questions/{id}/close",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "reopenQuestion": {
    "method": "delete",
    "path": "/answers/questions/{id}/close",
    "area": "answers",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "question_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "listBoards": {
    "method": "get",
    "path": "/forum/boards",
    "area": "forum",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "createBoard": {
    "method": "post",
    "path": "/forum/boards",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "admin",
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "reorderBoards": {
    "method": "put",
    "path": "/forum/boards/order",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "admin",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "getBoard": {
    "method": "get",
    "path": "/forum/boards/{id}",
    "area": "forum",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "https_required",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "deleteBoard": {
    "method": "delete",
    "path": "/forum/boards/{id}",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "admin",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "board_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "updateBoard": {
    "method": "patch",
    "path": "/forum/boards/{id}",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "admin",
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "deleteReply": {
    "method": "delete",
    "path": "/forum/replies/{id}",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
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
    "mediaTypes": []
  },
  "updateReply": {
    "method": "patch",
    "path": "/forum/replies/{id}",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "topic_locked",
      "reply_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": [
      "application/json"
    ]
  },
  "createTopic": {
    "method": "post",
    "path": "/forum/topics",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "getTopic": {
    "method": "get",
    "path": "/forum/topics/{id}",
    "area": "forum",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "https_required",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "deleteTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "topic_locked",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "updateTopic": {
    "method": "patch",
    "path": "/forum/topics/{id}",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 200,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "not_owner",
      "topic_locked",
      "topic_not_found",
      "payload_too_large",
      "unsupported_media_type",
      "missing_fields",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": [
      "application/json"
    ]
  },
  "lockTopic": {
    "method": "put",
    "path": "/forum/topics/{id}/lock",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "unlockTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}/lock",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "createReply": {
    "method": "post",
    "path": "/forum/topics/{id}/replies",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": null,
    "success": 201,
    "codes": [
      "invalid_json",
      "invalid_param",
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "topic_locked",
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
    "mediaTypes": [
      "application/json"
    ]
  },
  "stickTopic": {
    "method": "put",
    "path": "/forum/topics/{id}/sticky",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "unstickTopic": {
    "method": "delete",
    "path": "/forum/topics/{id}/sticky",
    "area": "forum",
    "open": false,
    "scope": "write",
    "role": "moderator",
    "success": 200,
    "codes": [
      "invalid_param",
      "unauthorized",
      "forbidden",
      "https_required",
      "insufficient_scope",
      "topic_not_found",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "getHealth": {
    "method": "get",
    "path": "/health",
    "area": "service",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "getMe": {
    "method": "get",
    "path": "/me",
    "area": "identity",
    "open": false,
    "scope": "read",
    "role": null,
    "success": 200,
    "codes": [
      "unauthorized",
      "https_required",
      "insufficient_scope",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "getContract": {
    "method": "get",
    "path": "/openapi.json",
    "area": "service",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  },
  "getContractYaml": {
    "method": "get",
    "path": "/openapi.yaml",
    "area": "service",
    "open": true,
    "scope": null,
    "role": null,
    "success": 200,
    "codes": [
      "https_required",
      "rate_limited",
      "internal_error",
      "component_inactive"
    ],
    "idempotent": false,
    "mediaTypes": []
  }
} as const;

export type OperationId = keyof typeof contract;

export const problemStatuses = {
  "account_suspended": 403,
  "already_exists": 409,
  "answer_not_found": 404,
  "bad_request": 400,
  "board_not_found": 404,
  "category_not_found": 404,
  "comment_not_found": 404,
  "component_inactive": 503,
  "file_not_found": 404,
  "forbidden": 403,
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
  "method_not_allowed": 405,
  "missing_fields": 422,
  "not_owner": 403,
  "order_not_found": 404,
  "out_of_stock": 409,
  "payload_too_large": 413,
  "product_not_found": 404,
  "question_closed": 403,
  "question_not_found": 404,
  "quota_exceeded": 403,
  "rate_limited": 429,
  "reply_not_found": 404,
  "request_timeout": 408,
  "route_not_found": 404,
  "share_not_found": 404,
  "store_not_found": 404,
  "topic_locked": 403,
  "topic_not_found": 404,
  "unauthorized": 401,
  "unsupported_media_type": 415,
  "video_not_found": 404,
  "video_not_ready": 409
} as const;
