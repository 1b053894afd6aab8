// Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

export const orderedLists = {
  "topics": {
    "table": "topics",
    "id": "id",
    "rows": "r.board_id = $1",
    "orders": {
      "latest": [
        "is_sticky",
        "last_reply_at",
        "id"
      ]
    }
  },
  "topics_of_author": {
    "table": "topics",
    "id": "id",
    "rows": "r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "replies": {
    "table": "replies",
    "id": "id",
    "rows": "r.topic_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "replies_of_author": {
    "table": "replies",
    "id": "id",
    "rows": "r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "questions": {
    "table": "questions",
    "id": "id",
    "rows": "true",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "questions_by_category": {
    "table": "questions",
    "id": "id",
    "rows": "r.category_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "questions_by_status": {
    "table": "questions",
    "id": "id",
    "rows": "r.status = $2::question_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "questions_by_category_and_status": {
    "table": "questions",
    "id": "id",
    "rows": "r.category_id = $1 AND r.status = $2::question_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "questions_of_author": {
    "table": "questions",
    "id": "id",
    "rows": "r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "questions_of_author_by_status": {
    "table": "questions",
    "id": "id",
    "rows": "r.author_id = $1 AND r.status = $2::question_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "answers_of_author": {
    "table": "answers",
    "id": "id",
    "rows": "r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "comments_of_question": {
    "table": "post_comments",
    "id": "id",
    "rows": "r.question_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "comments_of_answer": {
    "table": "post_comments",
    "id": "id",
    "rows": "r.answer_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "stores": {
    "table": "stores",
    "id": "id",
    "rows": "r.status = 'active'",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "stores_of_owner": {
    "table": "stores",
    "id": "id",
    "rows": "r.owner_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "stores_of_owner_by_status": {
    "table": "stores",
    "id": "id",
    "rows": "r.owner_id = $1 AND r.status = $2::store_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "products": {
    "table": "products",
    "id": "id",
    "rows": "r.listed",
    "orders": {
      "id": [
        "id"
      ],
      "price": [
        "price",
        "id"
      ],
      "rating": [
        "rating",
        "id"
      ]
    }
  },
  "products_by_category": {
    "table": "products",
    "id": "id",
    "rows": "r.listed AND r.category_key = $2::text",
    "orders": {
      "id": [
        "id"
      ],
      "price": [
        "price",
        "id"
      ],
      "rating": [
        "rating",
        "id"
      ]
    }
  },
  "shelf": {
    "table": "products",
    "id": "id",
    "rows": "r.status = 'active' AND r.shelf = $1",
    "orders": {
      "id": [
        "id"
      ],
      "price": [
        "price",
        "id"
      ],
      "rating": [
        "rating",
        "id"
      ]
    }
  },
  "shelf_by_category": {
    "table": "products",
    "id": "id",
    "rows": "r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text",
    "orders": {
      "id": [
        "id"
      ],
      "price": [
        "price",
        "id"
      ],
      "rating": [
        "rating",
        "id"
      ]
    }
  },
  "products_of_owner": {
    "table": "products",
    "id": "id",
    "rows": "r.deleted_at IS NULL AND r.owner_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "products_of_owner_by_status": {
    "table": "products",
    "id": "id",
    "rows": "r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "reviews": {
    "table": "reviews",
    "id": "id",
    "rows": "r.product_id = $1",
    "orders": {
      "id": [
        "id"
      ],
      "rating": [
        "rating",
        "id"
      ]
    }
  },
  "reviews_of_author": {
    "table": "reviews",
    "id": "id",
    "rows": "r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "orders": {
    "table": "orders",
    "id": "id",
    "rows": "r.status <> 'cancelled' AND r.buyer_id = $1 AND r.area = $2::order_area",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "marketplace_orders_by_status": {
    "table": "orders",
    "id": "id",
    "rows": "r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "shop_orders_by_status": {
    "table": "orders",
    "id": "id",
    "rows": "r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "sales": {
    "table": "order_stores",
    "id": "order_id",
    "rows": "NOT r.cancelled AND r.store_id = $1",
    "orders": {
      "id": [
        "order_id"
      ]
    }
  },
  "files": {
    "table": "files",
    "id": "id",
    "rows": "r.owner_id = $1",
    "orders": {
      "id": [
        "id"
      ],
      "name": [
        "name_key",
        "id"
      ],
      "size": [
        "size",
        "id"
      ]
    }
  },
  "videos": {
    "table": "videos",
    "id": "id",
    "rows": "r.visibility = 'public' AND r.status = 'ready'",
    "orders": {
      "id": [
        "id"
      ],
      "likes": [
        "like_count",
        "id"
      ]
    }
  },
  "videos_of_author": {
    "table": "videos",
    "id": "id",
    "rows": "r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "public_videos_of_author": {
    "table": "videos",
    "id": "id",
    "rows": "r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "comments": {
    "table": "comments",
    "id": "id",
    "rows": "r.video_id = $1",
    "orders": {
      "id": [
        "id"
      ]
    }
  },
  "audit_log": {
    "table": "audit_log",
    "id": "id",
    "rows": "true",
    "orders": {
      "id": [
        "id"
      ]
    }
  }
} as const;
