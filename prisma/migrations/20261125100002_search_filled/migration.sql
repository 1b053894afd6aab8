-- What was written before a search over everything could find it.
SELECT fill_search('announcements', 'topics', 'replies', 'questions', 'answers', 'videos', 'stores', 'products', 'users');
