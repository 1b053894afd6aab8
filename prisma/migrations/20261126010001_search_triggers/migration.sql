-- allow drop: only triggers called them, which the migration before wrote anew
DROP FUNCTION search_topics_inserted(), search_topics_updated(), search_replies_inserted(), search_replies_updated(),
  search_questions_inserted(), search_questions_updated(), search_answers_inserted(), search_answers_updated(),
  search_videos_inserted(), search_videos_updated(), search_stores_inserted(), search_stores_updated(),
  search_products_inserted(), search_products_updated(), search_announcements_inserted(),
  search_announcements_updated(), search_users_inserted(), search_users_updated();
