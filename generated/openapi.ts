// Made by `npm run generate` from the contract in openapi/. Change it there, not here.
export interface paths {
    "/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List announcements
         * @description What admins announce to everybody, newest first: to be shown at the top of every area until `until`, and not listed afterwards.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /**
         * Announce something
         * @description Creates an announcement, which everybody sees at once.
         */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an announcement
         * @description Deletes an announcement. Moderators can restore it for 30 days.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        /**
         * Change an announcement
         * @description Changes an announcement, also one that has ended. A body with no field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         */
        patch: operations["updateAnnouncement"];
        trace?: never;
    };
    "/answers/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an answer
         * @description Deletes an answer with its votes; moderators can restore it for 30 days. Allowed for the author and moderators; under a closed question, moderators only. A question that loses its best answer is `open` again, unless it is closed.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        /**
         * Edit an answer
         * @description Changes the text. Allowed for the author and moderators; under a closed question, moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        patch: operations["updateAnswer"];
        trace?: never;
    };
    "/answers/answers/{id}/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept an answer
         * @description Makes it the best answer and the question `resolved`. Only the asker can do this, and only until the question is closed. Accepting it again has no effect; accepting another one replaces it.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        put: operations["acceptAnswer"];
        post?: never;
        /**
         * Withdraw the acceptance of an answer
         * @description The question is `open` again. Only the asker can do this, and only until the question is closed. Has no effect if this answer is not the best one.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        delete: operations["unacceptAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/answers/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote on an answer
         * @description Each user has one vote per answer and cannot change it. A second vote is ignored without an error.
         *
         *     It may be refused with:
         *
         *     - 404 `answer_not_found`: No such answer.
         */
        post: operations["voteAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description Every category, by name.
         */
        get: operations["listQuestionCategories"];
        put?: never;
        /**
         * Create a category
         * @description Adds a category. A slug that is already in use is refused with `already_exists`. There can be at most 1000.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is exceeded.
         *     - 409 `already_exists`: The name or slug already exists.
         */
        post: operations["createQuestionCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/categories/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Changes the name, the slug or both. A slug that is already in use is refused with `already_exists`. A body with neither is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `category_not_found`: No such category.
         *     - 409 `already_exists`: The name or slug already exists.
         */
        patch: operations["updateQuestionCategory"];
        trace?: never;
    };
    "/answers/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description Questions that match all filters, newest first, or best match first with `search`. A search ranks and counts at most the 10,000 newest matches; `total` is then at most 10000. The orders `votes` and `unanswered` rank and count at most the 1,000 newest questions; `total` is then at most 1000.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask a question
         * @description Creates a question; its author is the key's owner.
         *
         *     It may be refused with:
         *
         *     - 404 `category_not_found`: No such category.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List similar questions
         * @description For somebody who is writing a question: at most ten that share words with its title, resolved ones first, then the most similar. Words that few titles have count more.
         */
        get: operations["listSimilarQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question
         * @description A question with one page of its answers, the best one first, then by score, then oldest first. One that is hidden or pending approval is visible only to its author and moderators.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        /**
         * Delete a question
         * @description Deletes a question with all its answers; moderators can restore it for 30 days. The asker can do this until another user has answered, moderators at any time; for a closed question, moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `has_replies`: Another user has written in it.
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `question_not_found`: No such question.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        /**
         * Edit a question
         * @description Changes the title, the body or the category. Allowed for the asker and moderators; for a closed question, moderators only. A body with none of them is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `category_not_found`: No such category.
         *     - 404 `question_not_found`: No such question.
         */
        patch: operations["updateQuestion"];
        trace?: never;
    };
    "/answers/questions/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description Creates an answer; its author is the key's owner. A closed question accepts no answers; a resolved one does.
         *
         *     It may be refused with:
         *
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `question_not_found`: No such question.
         */
        post: operations["createAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a question
         * @description A closed question accepts no answers and keeps its best answer. Allowed for the asker and moderators. Closing it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `question_not_found`: No such question.
         */
        put: operations["closeQuestion"];
        post?: never;
        /**
         * Reopen a question
         * @description The question is `resolved` again if it has a best answer, else `open`. Reopening it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        delete: operations["reopenQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a question
         * @description From now on the key's owner is notified of nothing that happens in the question, mentions included. It ends a watch. Muting it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        put: operations["muteQuestion"];
        post?: never;
        /**
         * Unmute a question
         * @description Ends the mute. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        delete: operations["unmuteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a question
         * @description From now on the key's owner is notified of answers to it, which of them is accepted, and whether it is closed. It ends a mute. Watching it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        put: operations["watchQuestion"];
        post?: never;
        /**
         * Stop watching a question
         * @description Ends what watching the question began. One's own is watched by itself; mute it to hear no more of it. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        delete: operations["unwatchQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{type}/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List revisions
         * @description The title and text of content before each edit, newest first, with who edited it and when. Allowed for the author and moderators; for a product, the owner of its store and moderators. The operator configures how many are kept. Revisions by deleted accounts are not kept.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `comment_not_found`: No such comment.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `review_not_found`: No such review.
         *     - 404 `topic_not_found`: No such topic.
         *     - 403 `not_owner`: This belongs to another user.
         */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{type}/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision
         * @description Sets the title and text of content to those of a revision. This is an ordinary edit: the text that it replaces becomes a revision. Has no effect if the text is the same. Allowed for who may edit the content: the author and moderators; in a locked topic and under a closed question, moderators only; for a product, the owner of its store and moderators.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `comment_not_found`: No such comment.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `review_not_found`: No such review.
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `revision_not_found`: No such revision, or it is no longer kept.
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 403 `question_closed`: The question is closed.
         */
        post: operations["restoreRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description The events of the last 30 days, each once and none left out, whoever writes meanwhile: those of one resource are in the order in which they took effect. Without a key, what everyone could read at that time; with one of the scope `read` also what is one's own (orders that one placed or was sent, files, videos that are not public); with a moderator's also reports, with an admin's all. Ask again with `after` set to `next`. `GET /events/stream` tells the same as server-sent events: see [Events](#events). What is no longer kept after this cursor is `events_expired`: begin anew.
         *
         *     It may be refused with:
         *
         *     - 410 `events_expired`: Events after this cursor are no longer kept: begin anew without `after`, and with what the lists show.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your files
         * @description Returns your files. A search matches the text anywhere in the name, case-insensitively.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a file
         * @description Streams the body to storage as it arrives. Errors of authentication, rate limit and quota are returned before the body is read. The type of the file is detected from its content; the file name extension only distinguishes text formats. Without `name`, the file gets the file name of the part, without any path. Malformed multipart, an empty file, more than one file, or a file in another part is `invalid_file`. Unknown text parts are ignored, but any text part over 262,140 bytes is `invalid_param`. File names need not be unique. A file larger than the operator allows is `payload_too_large`; one that exceeds your remaining quota is `quota_exceeded`.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is exceeded.
         */
        post: operations["createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file
         * @description Returns one of your files. Another user's file is `file_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to another user.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes one of your files and its share link. Download URLs already issued stop working. The bytes of deleted files are kept for 30 days, up to the size of your quota.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to another user.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download link
         * @description Returns a URL that downloads the file without a key for one hour, or until the owner's account is suspended. With files in a bucket, the URL is valid for ten minutes; see `expires_at`. The URL is opaque: use it unchanged. It supports `Range` requests.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to another user.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a file
         * @description Renames one of your files. File names need not be unique.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to another user.
         */
        patch: operations["renameFile"];
        trace?: never;
    };
    "/files/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a file
         * @description Creates the share link of one of your files, or updates an existing one. An omitted field keeps its value, or gets its default in a new link; null clears it. The token does not change while the link exists.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to another user.
         *     - 409 `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored.
         */
        post: operations["shareFile"];
        /**
         * Remove a share link
         * @description The link stops working immediately. Download URLs obtained through it remain valid until their hour is over.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to another user.
         *     - 404 `share_not_found`: No such share link.
         */
        delete: operations["unshareFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boards
         * @description Every board, in the order set by admins.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Create a board
         * @description Creates a board after the last one.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is exceeded.
         */
        post: operations["createBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/boards/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order the boards
         * @description Moves the listed boards to the front, in this order. Boards that are not listed follow in their current order. An unknown id is `board_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        put: operations["reorderBoards"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a board
         * @description A board with one page of its topics: sticky ones first, then by latest reply.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        /**
         * Delete a board
         * @description Deletes a board. A board with topics is `board_not_empty`, unless `move_to` names the board that gets its topics and replies, or `with_topics` deletes them. Topics that are hidden, pending approval or deleted but still restorable count too, and are moved with the others.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         *     - 409 `board_not_empty`: The board has topics, or deleted topics that moderators can still restore.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Change a board
         * @description Changes the title, the description or both. A body with neither is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        patch: operations["updateBoard"];
        trace?: never;
    };
    "/forum/boards/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a board
         * @description From now on the key's owner is notified of nothing that happens in the board, mentions included. It ends a watch. Muting it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        put: operations["muteBoard"];
        post?: never;
        /**
         * Unmute a board
         * @description Ends the mute. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        delete: operations["unmuteBoard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/boards/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a board
         * @description From now on the key's owner is notified of topics that are begun in it. It ends a mute. Watching it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        put: operations["watchBoard"];
        post?: never;
        /**
         * Stop watching a board
         * @description Ends what watching the board began. One's own is watched by itself; mute it to hear no more of it. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        delete: operations["unwatchBoard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a reply
         * @description Allowed for the author and moderators; in a locked topic, moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `reply_not_found`: No such reply.
         */
        delete: operations["deleteReply"];
        options?: never;
        head?: never;
        /**
         * Edit a reply
         * @description Changes the content. Allowed for the author and moderators; in a locked topic, moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `reply_not_found`: No such reply.
         */
        patch: operations["updateReply"];
        trace?: never;
    };
    "/forum/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics
         * @description Topics of all boards that match all filters, latest reply first. With `board` and the order `latest`, this is the board's own list, with sticky topics first. Every other list has at most the first 10,000 topics, and with `author` at most that user's 10,000 newest; `total` is then at most 10000.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Create a topic
         * @description Creates a topic in a board; its author is the key's owner.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List similar topics
         * @description For somebody who is writing a topic: at most ten that share words with its title, the most similar first. Words that few titles have count more.
         */
        get: operations["listSimilarTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a topic
         * @description A topic with one page of its replies, oldest first unless `order` says otherwise. One that is hidden or pending approval is visible only to its author and moderators. One that was merged into another leads there, and so does a `reply` that another topic has, or began as.
         *
         *     It may be refused with:
         *
         *     - 403 `forbidden`: The role of the key's owner does not permit this, the password of a share link is wrong, or its owner does not allow downloads.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `topic_not_found`: No such topic.
         */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        /**
         * Delete a topic
         * @description Deletes a topic with all its replies; moderators can restore it for 30 days. The author can do this until another user has replied, moderators at any time; in a locked topic, moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `has_replies`: Another user has written in it.
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        /**
         * Edit a topic
         * @description Changes the title, the content or both. Allowed for the author and moderators; in a locked topic, moderators only. Moderators also move the topic to another board with `board_id`; for others this is `not_owner`, and a board that is not there or deleted is `board_not_found`. A body without any field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         *     - 403 `not_owner`: This belongs to another user.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `topic_not_found`: No such topic.
         */
        patch: operations["updateTopic"];
        trace?: never;
    };
    "/forum/topics/{id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lock a topic
         * @description A locked topic accepts no replies, and only moderators can edit in it. Locking it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["lockTopic"];
        post?: never;
        /**
         * Unlock a topic
         * @description Lets a topic accept replies again. Unlocking it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["unlockTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a topic into another
         * @description Moves all replies of a topic into another one, in the order of time, with those that are hidden, pending or deleted. Its own text becomes a reply there, and keeps its title as a revision. From then on `GET /forum/topics/{id}` leads to the other topic. A topic with more than 1,000 replies, or 1,000,000 bytes of replies in UTF-8, is `quota_exceeded`; merge the other one into it then, or split it before. Readers of both topics do not count as having read what they had not read in either.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is exceeded.
         *     - 404 `topic_not_found`: No such topic.
         */
        post: operations["mergeTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a topic
         * @description From now on the key's owner is notified of nothing that happens in the topic, mentions included. It ends a watch. Muting it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["muteTopic"];
        post?: never;
        /**
         * Unmute a topic
         * @description Ends the mute. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["unmuteTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a topic as read
         * @description Notes how far the key's owner has read a topic. Reading a topic notes nothing by itself. A mark never moves back: with an earlier reply it stays where it is. A reply to another topic is `reply_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `reply_not_found`: No such reply.
         */
        put: operations["markTopicRead"];
        post?: never;
        /**
         * Mark a topic as unread
         * @description Removes the mark. The topic is then as if it was never read. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["markTopicUnread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a topic
         * @description Creates a reply; its author is the key's owner. A locked topic accepts no replies.
         *
         *     It may be refused with:
         *
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `topic_not_found`: No such topic.
         */
        post: operations["createReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split replies off into a new topic
         * @description Moves replies of a topic into a new one. The first of them becomes its text, and the author of that its author. A reply that is hidden, or that another topic has, is `reply_not_found`, and nothing is moved; more than 1,000,000 bytes of replies in UTF-8 are `quota_exceeded`.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         *     - 403 `quota_exceeded`: A quota is exceeded.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `topic_not_found`: No such topic.
         */
        post: operations["splitTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/sticky": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a topic sticky
         * @description A sticky topic stays at the top of its board. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["stickTopic"];
        post?: never;
        /**
         * Make a topic no longer sticky
         * @description Returns a sticky topic to its normal position. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["unstickTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a topic
         * @description From now on the key's owner is notified of replies to it. It ends a mute. Watching it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["watchTopic"];
        post?: never;
        /**
         * Stop watching a topic
         * @description Ends what watching the topic began. One's own is watched by itself; mute it to hear no more of it. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["unwatchTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the health of the service
         * @description Returns 200 while the service and its database work, and 503 otherwise.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the start page
         * @description What a start page shows, in one call: at most ten each of the announcements that have not ended, the topics with the latest replies, the newest open questions, the newest products of all stores and the newest public videos, and how much there is. An area that is switched off has an empty list, and null in `counts`.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description The categories that have listed products, with how many: those with the most first, at most 1,000. In a marketplace with more than 10,000 categories, those after the first 10,000 by name are left out.
         */
        get: operations["listMarketplaceCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my orders
         * @description The orders of the key's owner, newest first.
         */
        get: operations["listMarketplaceOrders"];
        put?: never;
        /**
         * Place an order
         * @description Orders products at their current price and removes them from stock: all of them, or none if stock is insufficient (`out_of_stock`). Duplicate products are combined into one item. An order that is not paid within 60 minutes is withdrawn. Unless configured otherwise, a buyer can have each product in only one unpaid order, and only up to a share of its stock; beyond that the order is refused with `unpaid_order`: pay or withdraw the existing order first. Products of several stores create one order per store, all or none, with the same `checkout_id`: the response is the order with the first product, and `listMarketplaceOrders` has the others. You cannot order from your own store (`own_product`).
         *
         *     It may be refused with:
         *
         *     - 403 `own_product`: The product belongs to one of the caller's own stores.
         *     - 404 `product_not_found`: No such product.
         *     - 409 `out_of_stock`: Insufficient stock; nothing was ordered.
         *     - 409 `unpaid_order`: The caller's unpaid orders already reserve the maximum of this product; nothing was ordered.
         */
        post: operations["placeMarketplaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Active products of active stores. Filters and sort orders can be combined. A search matches the text anywhere in the title, case-insensitively, and finds at most the first 1,000 products in the requested order, which also limits `total`. A text without three consecutive letters or digits is searched only in the first 50,000 products of the list.
         */
        get: operations["listMarketplaceProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description A product and its store. A product that is not listed is visible only to the store's owner and moderators.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        get: operations["getMarketplaceProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Only the store's owner and moderators can do this. The product can no longer be read. Orders keep their copy of its title and price.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["deleteMarketplaceProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Only the store's owner and moderators can do this. Existing orders keep their title and price. A body with no field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `product_not_found`: No such product.
         *     - 409 `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored.
         */
        patch: operations["updateMarketplaceProduct"];
        trace?: never;
    };
    "/marketplace/products/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a product
         * @description From now on the key's owner is notified of nothing that happens in the product, mentions included. It ends a watch. Muting it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        put: operations["muteMarketplaceProduct"];
        post?: never;
        /**
         * Unmute a product
         * @description Ends the mute. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["unmuteMarketplaceProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description The reviews of a product that is listed, with their average and how many there are of each rating.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Review a product
         * @description Only for buyers with a `paid` or `completed` order of the product (`not_a_buyer`), once for each product (`already_reviewed`), and not for products of one's own stores (`own_product`).
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 403 `not_a_buyer`: The caller has no paid or completed order of this product.
         *     - 403 `own_product`: The product belongs to one of the caller's own stores.
         *     - 409 `already_reviewed`: The caller has already reviewed this product.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/products/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a product
         * @description From now on the key's owner is notified of reviews and changes of it. It ends a mute. Watching it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        put: operations["watchMarketplaceProduct"];
        post?: never;
        /**
         * Stop watching a product
         * @description Ends what watching the product began. One's own is watched by itself; mute it to hear no more of it. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["unwatchMarketplaceProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a review
         * @description Replaces the rating and the texts of a review. Only its author and moderators can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `review_not_found`: No such review.
         */
        put: operations["updateReview"];
        post?: never;
        /**
         * Delete a review
         * @description Only its author and moderators can do this. The product can be reviewed again.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `review_not_found`: No such review.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to a review
         * @description Sets the reply of the store to a review. There is one; another call replaces it. Only the owner of the store can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `review_not_found`: No such review.
         */
        put: operations["replyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stores
         * @description Active stores, newest first.
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Create a store
         * @description Creates a store owned by the key's owner. It is active immediately.
         *
         *     It may be refused with:
         *
         *     - 409 `already_exists`: The name or slug already exists.
         */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store
         * @description A store with one page of its active products, newest first. A store that is not active is visible only to its owner and moderators.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a store
         * @description Only the owner and moderators can do this. Making a store inactive immediately hides it and its products. Only moderators can suspend a store or end its suspension. A body with no field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `store_not_found`: No such store.
         *     - 409 `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored.
         */
        patch: operations["updateStore"];
        trace?: never;
    };
    "/marketplace/stores/{slug}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a store
         * @description From now on the key's owner is notified of nothing that happens in the store, mentions included. It ends a watch. Muting it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        put: operations["muteStore"];
        post?: never;
        /**
         * Unmute a store
         * @description Ends the mute. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        delete: operations["unmuteStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{slug}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a store's orders
         * @description The orders that contain items from this store, newest first. Only its owner and moderators can see them. Each order shows only the items of this store, and `total` is their sum. With `status`, only the newest 10,000 orders are searched.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `store_not_found`: No such store.
         */
        get: operations["listStoreOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{slug}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description Adds a product to a store. Only its owner and moderators can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `store_not_found`: No such store.
         */
        post: operations["createMarketplaceProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{slug}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a store
         * @description From now on the key's owner is notified of products that it offers. It ends a mute. Watching it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        put: operations["watchStore"];
        post?: never;
        /**
         * Stop watching a store
         * @description Ends what watching the store began. One's own is watched by itself; mute it to hear no more of it. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        delete: operations["unwatchStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current key
         * @description The owner of the key, its scopes and expiry, and its remaining rate limits.
         */
        get: operations["getMe"];
        /**
         * Change your profile
         * @description Replaces what your profile shows. New members have the limit of links that a post has (`website` counts as one), and cannot use words that moderators look at first. Members cannot use a display name that looks like that of staff. Both are `profile_not_allowed`.
         *
         *     It may be refused with:
         *
         *     - 403 `too_many_links`: The text has more links than new members can use.
         *     - 403 `profile_not_allowed`: The profile has a word, or a name, that the caller cannot use.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my answers
         * @description The answers of the key's owner to any question, newest first. With `status`, only answers to questions with that status, from the 10,000 newest answers; `total` is then at most 10000.
         */
        get: operations["listMyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set your picture
         * @description Takes a JPEG, PNG, WebP or GIF of at most 5 MiB, 24 million pixels and 10,000 pixels a side; the type is detected from the content. The first frame is cut to a square and stored with 64, 128 and 256 pixels a side, without metadata such as the place where it was taken. What cannot be read is `invalid_file`, and the picture before stays.
         */
        put: operations["updateAvatar"];
        post?: never;
        /**
         * Remove your picture
         * @description Removes the picture; a generated one is shown in its place. Has no effect if there is none.
         */
        delete: operations["deleteAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my hidden content
         * @description Your content that is hidden or pending approval, and the reason; latest first, at most 10,000.
         */
        get: operations["listMyHiddenContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my products
         * @description The products of all stores of the key's owner, newest first, including drafts, inactive products, and products of inactive stores.
         */
        get: operations["listMyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my questions
         * @description The questions of the key's owner, newest first.
         */
        get: operations["listMyQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my reports
         * @description Reports made by the key's owner, newest first, with their outcome. The responsible moderator is not shown. The list has at most the 10,000 newest.
         */
        get: operations["listMyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my reviews
         * @description The reviews by the key's owner, newest first.
         */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my stores
         * @description The stores of the key's owner, newest first, including inactive ones.
         */
        get: operations["listMyStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my topics
         * @description The topics of the key's owner in all boards, newest first.
         */
        get: operations["listMyTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my videos
         * @description The videos of the key's owner, newest first, including those that are not public or not ready.
         */
        get: operations["listMyVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your warnings
         * @description The warnings that moderators gave the caller, newest first. `warned_by` is null here.
         */
        get: operations["listMyWarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/warnings/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a warning
         * @description Says that the caller has read the warning. Once all are acknowledged the caller can contribute again. Doing it twice keeps the time of the first.
         *
         *     It may be refused with:
         *
         *     - 404 `warning_not_found`: No such warning.
         */
        post: operations["acknowledgeWarning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/content/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide content
         * @description Hides content of any type from everyone except its author and moderators, and notifies the author of the reason. Lists, searches and counts exclude it, and what belongs to it is hidden with it: the replies of a topic, the answers of a question, the products of a store, the comments and the share link of a video. A question loses its best answer while that is hidden, and becomes `open`. A store is `suspended` while hidden and a product `inactive`; existing orders continue. Stream and download URLs already issued for a video or a share link stop working. Private videos are not visible to moderators. Hiding content again replaces the reason. The same call rejects content that is pending approval.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `comment_not_found`: No such comment.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `review_not_found`: No such review.
         *     - 404 `share_not_found`: No such share link.
         *     - 404 `store_not_found`: No such store.
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `video_not_found`: No such video.
         */
        put: operations["hideContent"];
        post?: never;
        /**
         * Restore content
         * @description Unhides hidden content, approves content that is pending approval, or restores content that was deleted in the last 30 days. Lists, searches and counts include it again. A board that was deleted with its topics exists again with the first of them that is restored. Has no effect if the content is already visible.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `comment_not_found`: No such comment.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `review_not_found`: No such review.
         *     - 404 `share_not_found`: No such share link.
         *     - 404 `store_not_found`: No such store.
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `video_not_found`: No such video.
         *     - 409 `already_exists`: The name or slug already exists.
         */
        delete: operations["restoreContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List removed content
         * @description All content that is hidden, pending approval or deleted, latest first. With filters, the list has at most the latest 10,000 matches. The state `held` means pending approval: `restoreContent` approves it, `hideContent` rejects it with a reason. Deleted content is kept for 30 days.
         */
        get: operations["listHiddenContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Invitations that were not revoked, newest first. An invitation is removed 30 days after it ended. The list has at most the 10,000 newest; `total` is at most 10000.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people
         * @description Creates a link with which a number of people can sign up without approval until it expires. It also ends when its creator is no longer a moderator. The link is returned only in this response.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description The invitation can no longer be used. Accounts created with it remain. Any moderator can do this.
         *
         *     It may be refused with:
         *
         *     - 404 `invitation_not_found`: No such invitation.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the audit log
         * @description Actions of moderators and admins, and of operators on the command line, newest first. Entries cannot be changed or deleted. Actions of people on their own content are not included. With a filter, the list has at most the 10,000 newest matches; `total` is then at most 10000.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List removals of everything of a user
         * @description Newest first, with their progress. The list has at most the 10,000 newest; `total` is at most 10000.
         */
        get: operations["listPersonRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/removals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the progress of a removal
         * @description How much of a user's content was removed or restored, and how much is left.
         *
         *     It may be refused with:
         *
         *     - 404 `removal_not_found`: No such removal of everything of a user.
         */
        get: operations["getPersonRemoval"];
        put?: never;
        post?: never;
        /**
         * Restore what a removal removed
         * @description Restores everything that this removal hid or deleted, in the background, as it was before: what was pending approval or hidden then is so again. A removal that still runs ends. Content that was purged meanwhile, or whose place was taken, stays away. Has no effect if it was restored before. Allowed for anyone who can begin such a removal of the user.
         *
         *     It may be refused with:
         *
         *     - 404 `removal_not_found`: No such removal of everything of a user.
         *     - 404 `user_not_found`: No such user.
         *     - 409 `removal_in_progress`: The content of this user is being removed or restored.
         */
        delete: operations["undoPersonRemoval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Reports that match all filters, newest first unless `sort` says otherwise. The list has at most the first 10,000; `total` is at most 10000. Reports about the caller or the caller's content are excluded.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report
         * @description A report and the current state of its target. A report about the caller or the caller's content is `report_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Claim a report
         * @description Assigns the report to the caller. A report claimed by another moderator is refused with `report_claimed`. Claiming it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         *     - 409 `report_claimed`: Another moderator has claimed the report.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        put: operations["claimReport"];
        post?: never;
        /**
         * Release a report
         * @description Opens a report that the caller has claimed; admins can release any report. Has no effect if the report is not claimed.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         *     - 409 `report_claimed`: Another moderator has claimed the report.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        delete: operations["releaseReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resolve a report
         * @description Upholds or rejects a report. This is final. Only the moderator who claimed it and admins can do this. It changes neither the content nor its author: hide, silence and suspend are separate operations. The note is visible to staff and in the log.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         *     - 409 `report_claimed`: Another moderator has claimed the report.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        put: operations["resolveReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending sign-ups
         * @description Accounts pending approval, oldest first, if the service requires approval. The list has at most the first 10,000; `total` is at most 10000. A pending account can read but not write: operations that need the scope `write` are refused with `account_pending`.
         */
        get: operations["listSignUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/sign-ups/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reject a sign-up
         * @description Rejects an account that is pending approval: the account is deleted, and the user is notified by email if the address is confirmed. Of concurrent decisions the first counts; the others get `user_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        delete: operations["refuseSignUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/sign-ups/{username}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a sign-up
         * @description Approves an account that is pending approval: from the next request on the user can write and create keys, and is notified by email. Of concurrent decisions the first counts; the others get `user_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        put: operations["approveSignUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description What the key's owner is notified of, newest first, of the last 90 days: mentions, orders, what happens to what is their own, and to what they watch. What they may not read any more, or not yet, is not among them, nor counted.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks these as read, or all up to one. What is read already, or somebody else's, is passed over. A body without either is refused with `missing_fields`.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of notifications
         * @description Where the key's owner is notified, by the reason.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of notifications
         * @description Changes where the key's owner is notified. It is of notifications from then on. A body without any field is refused with `missing_fields`.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         * @description This document, with the actual address of the service in `servers`. The YAML version is at `{base_url}/openapi.yaml`.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Visible to the buyer, the sellers and moderators. A seller of some of the items sees only those items, and their sum.
         *
         *     It may be refused with:
         *
         *     - 404 `order_not_found`: No such order.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Withdraw an order
         * @description Withdraws a `pending` order: deletes it from the history and returns its items to stock. Only the buyer can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        delete: operations["withdrawOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an order
         * @description Completes an order. The buyer, the seller of all its items and moderators can complete a `paid` order; only moderators a `disputed` one.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        post: operations["completeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute an order
         * @description Disputes a `paid` or `completed` order within 30 days of its payment, with a reason. Only the buyer can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        post: operations["disputeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description Marks a `pending` order as paid. Only the seller of all its items and moderators can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order
         * @description Refunds a `paid` or `disputed` order, and returns its items to stock. Only the seller of all its items and moderators can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a text
         * @description The HTML that a text would have with `render=html`, for a preview. Nothing is stored.
         */
        post: operations["renderText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a report
         * @description Reports content or a user to the moderators. The caller has to be able to see the target. You cannot report yourself or your own content, nor report the same target again before your first report is resolved. The number of reports per user and hour is limited, in addition to the limits of the key.
         *
         *     It may be refused with:
         *
         *     - 404 `announcement_not_found`: No such announcement.
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `comment_not_found`: No such comment.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `review_not_found`: No such review.
         *     - 404 `share_not_found`: No such share link.
         *     - 404 `store_not_found`: No such store.
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `user_not_found`: No such user.
         *     - 404 `video_not_found`: No such video.
         *     - 409 `already_reported`: The caller has already reported this, and the report is not resolved yet.
         *     - 403 `own_content`: You cannot do this to yourself or to your own content.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the whole site
         * @description What everyone may read and `q` finds: topics with their replies, questions with their answers, products, stores, public videos, announcements and people. A topic and a question appear once, whichever of their posts has the words. All words must be in one post, or a grammatical form of them; of three letters and more also as the beginning of a word, or within one, which counts less: of the shortest words that begin with or contain them 100 and 20. `"two words"` matches a phrase, `-word` excludes a word; other punctuation counts as a space. Text without spaces, such as Chinese, is found by any part of it. Where nothing is found, misspelt words are corrected (`did_you_mean`). The newest 300 posts that match are considered, which also limits `total`. A `q` with no word that can be found has an empty result.
         */
        get: operations["searchSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a share link
         * @description The target of a share link. An expired link is `share_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `share_not_found`: No such share link.
         */
        get: operations["getShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares/{token}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a share link
         * @description Returns a URL for the file (valid for one hour) or the video (valid for one day). The URL stops working earlier when the link expires or is removed, when its password or `allow_download` changes, or when its owner is suspended. With files in a bucket, a request must start within ten minutes; see `expires_at`. If the link has a password, a missing or wrong password is `forbidden`, and after 20 wrong passwords in an hour `rate_limited`. A file whose owner does not allow downloads is `forbidden`.
         *
         *     It may be refused with:
         *
         *     - 403 `forbidden`: The role of the key's owner does not permit this, the password of a share link is wrong, or its owner does not allow downloads.
         *     - 404 `share_not_found`: No such share link.
         */
        post: operations["accessShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description The categories that have listed products, with how many: those with the most first, at most 1,000. In a shop with more than 10,000 categories, those after the first 10,000 by name are left out.
         */
        get: operations["listShopCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my orders
         * @description The orders of the key's owner, newest first.
         */
        get: operations["listShopOrders"];
        put?: never;
        /**
         * Place an order
         * @description Orders products at their current price and removes them from stock: all of them, or none if stock is insufficient (`out_of_stock`). Duplicate products are combined into one item. An order that is not paid within 60 minutes is withdrawn. Unless configured otherwise, a buyer can have each product in only one unpaid order, and only up to a share of its stock; beyond that the order is refused with `unpaid_order`: pay or withdraw the existing order first.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 409 `out_of_stock`: Insufficient stock; nothing was ordered.
         *     - 409 `unpaid_order`: The caller's unpaid orders already reserve the maximum of this product; nothing was ordered.
         */
        post: operations["placeShopOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the catalogue
         * @description The shop's active products. Filters and sort orders can be combined. A search matches the text anywhere in the title, case-insensitively, and finds at most the first 1,000 products in the requested order, which also limits `total`. A text without three consecutive letters or digits is searched only in the first 50,000 products of the list.
         */
        get: operations["listShopProducts"];
        put?: never;
        /**
         * Create a product
         * @description Adds a product to the catalogue.
         *
         *     It may be refused with:
         *
         *     - 409 `already_exists`: The name or slug already exists.
         */
        post: operations["createShopProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description A product of the catalogue. A product that is not active is visible only to moderators.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        get: operations["getShopProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description The product can no longer be read, and its slug and SKU can be reused. Orders keep their copy of its title and price.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["deleteShopProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes a product of the catalogue. Existing orders keep their title and price. A body with no field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 409 `already_exists`: The name or slug already exists.
         *     - 409 `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored.
         */
        patch: operations["updateShopProduct"];
        trace?: never;
    };
    "/shop/products/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a product
         * @description From now on the key's owner is notified of nothing that happens in the product, mentions included. It ends a watch. Muting it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        put: operations["muteShopProduct"];
        post?: never;
        /**
         * Unmute a product
         * @description Ends the mute. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["unmuteShopProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/products/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a product
         * @description From now on the key's owner is notified of changes of it. It ends a mute. Watching it again has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        put: operations["watchShopProduct"];
        post?: never;
        /**
         * Stop watching a product
         * @description Ends what watching the product began. One's own is watched by itself; mute it to hear no more of it. Repeating the call has no effect.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["unwatchShopProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the site says of itself
         * @description The name, the look, and the pages of the site, which front ends show around everything else.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the site says of itself
         * @description Changes the welcome text, the accent colour or both; null removes one. A body with neither is refused with `missing_fields`. Pages that are shown elsewhere follow within two seconds.
         */
        patch: operations["updateSite"];
        trace?: never;
    };
    "/site/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the logo
         * @description Takes a picture as `updateAvatar` does. It is stored with 256 pixels a side, without metadata; what is no square is padded to one, not cut. What cannot be read is `invalid_file`, and the logo before stays.
         */
        put: operations["updateSiteLogo"];
        post?: never;
        /**
         * Remove the logo
         * @description Removes the logo. Has no effect if there is none.
         */
        delete: operations["deleteSiteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/pages/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page of the site
         * @description Rules, terms, privacy or imprint, where an admin or the operator has written them.
         *
         *     It may be refused with:
         *
         *     - 404 `page_not_found`: There is no such page.
         */
        get: operations["getSitePage"];
        /**
         * Write a page of the site
         * @description Sets the text of a page. An empty one removes it; what the operator has written is shown again then, if there is any.
         *
         *     It may be refused with:
         *
         *     - 404 `page_not_found`: There is no such page.
         */
        put: operations["updateSitePage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of the site
         * @description Those that admins registered for the site, newest first. At most the 10,000 newest; `total` is at most 10000.
         */
        get: operations["listSiteWebhooks"];
        put?: never;
        /**
         * Register a webhook of the site
         * @description From now on each event of these types is sent to the address, signed as [Webhooks](#webhooks) says. The secret is returned only in this response. It is told of everything. There can be 50 of the site.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is exceeded.
         *     - 403 `webhook_address_refused`: The address of the webhook is not public, or not https, and the operator does not allow it.
         */
        post: operations["createSiteWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest titles
         * @description At most eight things to offer below a search box: those whose title begins with `q` first, then the newest with a word in their title that does. Everything listed can be read by everyone.
         */
        get: operations["suggestTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The users of the site, or with `q` those whose username or display name begins with it, for mentions. Of each kind of name the first 500 that begin with `q` are found, and pages end at 10,000 users, which also limit `total`; a cursor leads through all of them. Deleted accounts, and sign-ups that are not confirmed or approved, are left out.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description A user's public profile; for staff also the current restrictions. Content of a deleted account stays under the name `deleted-<id>`.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's answers
         * @description The answers of a user to any question, newest first. With `status`, only answers to questions with that status, from the 10,000 newest answers; `total` is then at most 10000.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's comments
         * @description The comments of a user on videos that the caller can see, newest first: on public ones, on their own, and for staff on unlisted ones. They are looked for among the user's 10,000 newest comments.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear the profile of a user
         * @description Removes the display name, the text about the person, the location, the web address and the picture. Moderators can do this to members; admins to anyone except themselves. The user can write a new profile unless silenced or suspended.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        delete: operations["clearProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's questions
         * @description The questions that a user asked, newest first.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove everything of a user
         * @description Hides or deletes everything that the user has contributed, in the background: content of every type with all that belongs to it, as if each were hidden or deleted by itself, and what is pending approval. What concerns the user alone, such as files, stays. With `delete`, content that is pending approval and stores, which orders need, are hidden; what is hidden already stays so in either case. The response has the state; read it again to see the progress. What the user contributes while it runs is removed, too, and what comes afterwards is not: suspend or silence the user first. The user is not notified of each, and finds all of it in `GET /me/hidden`. Moderators can do this to members; admins to anyone except themselves.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         *     - 409 `removal_in_progress`: The content of this user is being removed or restored.
         */
        post: operations["createPersonRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's replies
         * @description The replies of a user to any topic, newest first.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the role of a user
         * @description Sets the role, effective from the next request. You cannot change your own role; so there is always an admin.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        put: operations["setUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Silence a user
         * @description A silenced user can read but not write: from the next request on, operations that need the scope `write` are refused with `account_silenced`. Repeating the call replaces the reason and the end. The user is notified of both by email and in each refusal. Moderators can silence members; admins can silence anyone except themselves.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        put: operations["silenceUser"];
        post?: never;
        /**
         * Unsilence a user
         * @description Lets a silenced user write again. Allowed for anyone who can silence the user. Has no effect if the user is not silenced.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        delete: operations["unsilenceUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend a user
         * @description From the next request on, the user's keys are refused with `account_suspended`, sessions end, and share links stop working. Nothing is deleted: keys and share links work again when the suspension ends. Repeating the call replaces the reason and the end. The user is notified of both by email and in each refusal. Moderators can suspend members; admins can suspend anyone except themselves.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        put: operations["suspendUser"];
        post?: never;
        /**
         * End a suspension
         * @description Ends a suspension. Allowed for anyone who can suspend the user. Has no effect if the user is not suspended.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        delete: operations["unsuspendUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's topics
         * @description The topics of a user in all boards, newest first.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's videos
         * @description The public, ready videos of a user, newest first.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's warnings
         * @description All warnings of a user, newest first, with those who gave them.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        get: operations["listUserWarnings"];
        put?: never;
        /**
         * Warn a user
         * @description Sends a user a message that has to be acknowledged. Until then what the user contributes or edits is refused with `warning_not_acknowledged`; everything else goes on. The user is notified by email. Moderators can warn members; admins can warn anyone except themselves.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        post: operations["createWarning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List videos
         * @description Videos that are public and ready. A search matches the text anywhere in the title, case-insensitively, and finds at most the first 1,000 videos in the requested order, which also limits `total`. A text without three consecutive letters or digits is searched only in the first 50,000 videos of the list.
         */
        get: operations["listVideos"];
        put?: never;
        /**
         * Upload a video
         * @description Streams the body to storage as it arrives. Errors of authentication and rate limit are returned before the body is read. MP4, WebM, Ogg, QuickTime and Matroska are accepted, detected by content and not by name; other formats are `unsupported_media_type`. Duration and dimensions are taken from the container if that does not require reading all of it. Malformed multipart, an empty file, more than one file, or a file in another part is `invalid_file`. Unknown text parts are ignored, but any text part over 262,140 bytes is `invalid_param`. A video larger than the operator allows is `payload_too_large`.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a video
         * @description A video and its counts. An unlisted video is visible to its owner and staff and is 404 for others. A private video is visible only to its owner and is 401 without a key with the scope `read`, 404 with another user's key. A valid share link without a password (`share`) also gives access; use `accessShare` for a link with a password.
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        /**
         * Delete a video
         * @description Deletes a video with its comments, ratings and share link; moderators can restore it for 30 days unless it was private. Only its owner can do this.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `video_not_found`: No such video.
         */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        /**
         * Edit a video
         * @description Changes the title, description or visibility of a video. A video that becomes unlisted gets a share link if it has none. Only its owner can do this. A body with no field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `video_not_found`: No such video.
         */
        patch: operations["updateVideo"];
        trace?: never;
    };
    "/videos/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description The comments on a video, newest first. Visible to everyone who can see the video (see `getVideo`).
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        get: operations["listVideoComments"];
        put?: never;
        /**
         * Comment on a video
         * @description Creates a comment; its author is the key's owner. An unlisted video accepts comments from its owner, from staff, and from users who send its share link (`share`); a private one only from its owner.
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        post: operations["createVideoComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Allowed for its author, the owner of the video and moderators. Moderators can restore it for 30 days.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `video_not_found`: No such video.
         *     - 404 `comment_not_found`: No such comment.
         */
        delete: operations["deleteVideoComment"];
        options?: never;
        head?: never;
        /**
         * Edit a comment
         * @description Changes the content. Allowed for its author and moderators.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `video_not_found`: No such video.
         *     - 404 `comment_not_found`: No such comment.
         */
        patch: operations["updateVideoComment"];
        trace?: never;
    };
    "/videos/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like or dislike a video
         * @description Sets the caller's rating of a video; repeating it has no effect, and `none` removes it. You can rate your own video. An unlisted video can be rated by its owner, by staff, and by users who send its share link (`share`); a private one only by its owner.
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        post: operations["rateVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a video
         * @description Creates the share link of one of your videos, or updates an existing one. An omitted field keeps its value, or gets its default in a new link; null clears it. The token does not change while the link exists.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `video_not_found`: No such video.
         *     - 409 `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored.
         */
        post: operations["shareVideo"];
        /**
         * Remove a share link
         * @description The link stops working immediately. Stream URLs obtained through it remain valid until their day is over. An unlisted video always has a link, so it gets a new one.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to another user.
         *     - 404 `video_not_found`: No such video.
         *     - 404 `share_not_found`: No such share link.
         */
        delete: operations["unshareVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stream link
         * @description Returns a URL that plays the video for 24 hours and supports `Range` requests. It stops working earlier when the visibility of the video is restricted. The owner's URL of a video that is not public ends when the owner's account is suspended. With videos in a bucket, the URL is valid for ten minutes. Allowed for everyone who can see the video: an unlisted video is visible to its owner and staff and is 404 for others; a private video is visible only to its owner and is 401 without a key with the scope `read`, 404 with another user's key. A valid share link without a password (`share`) also gives access, for as long as the link is valid; use `accessShare` for a link with a password. A video that is not ready is `video_not_ready`. Each URL issued to someone other than the owner counts as one view; views are saved every few seconds.
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         *     - 409 `video_not_ready`: The video is still being processed.
         */
        get: operations["streamVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what was sent, and the answer
         * @description A delivery with the request and what the last attempt was answered with. The body of the request is as it would be sent now: what was hidden since is an id alone here, too.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send it again
         * @description Sends the same event again now, with the same `webhook-id`, whatever became of it before.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your webhooks
         * @description Those that the caller registered, newest first. An app sees those that it registered itself. At most the 10,000 newest; `total` is at most 10000.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description From now on each event of these types is sent to the address, signed as [Webhooks](#webhooks) says. The secret is returned only in this response. It is told of what the caller may read: what is public and what is the caller's own; moderators also of reports. The key needs the scope `read`, too. One person can have 10. What an app registers ends with its authorization, and is told nothing as staff.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is exceeded.
         *     - 403 `webhook_address_refused`: The address of the webhook is not public, or not https, and the operator does not allow it.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One of the caller's own, or for admins one of the site.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Nothing is sent there any more. Its log of deliveries is deleted as well.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description With `status` it is paused, or goes on: what waited is then sent. What happened while it was disabled is sent by a replay. The key needs the scope `read`, too. A body with no field is refused with `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `webhook_address_refused`: The address of the webhook is not public, or not https, and the operator does not allow it.
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent
         * @description What was sent to a webhook or waits for that, newest first, for 30 days. At most the 10,000 newest; `total` is at most 10000.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a webhook
         * @description Sends something of the type `webhook.ping`, whose `data.id` is the webhook, as if it were an event. The delivery says what came of it.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the events of a period again
         * @description Sends all events of the webhook's types that happened in this period and that its owner may read, also those that were delivered: with the same `webhook-id`. Beyond 10,000 the period is too long: `quota_exceeded`. Events are kept for 30 days. A disabled webhook is refused with `invalid_transition`. The key needs the scope `read`, too.
         *
         *     It may be refused with:
         *
         *     - 409 `invalid_transition`: The current state does not allow this transition.
         *     - 403 `quota_exceeded`: A quota is exceeded.
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the secret of a webhook
         * @description Makes a new secret, which is returned only in this response. For 24 hours everything is signed with the secret before, too, so that the receiver can be changed meanwhile.
         *
         *     It may be refused with:
         *
         *     - 404 `webhook_not_found`: No such webhook or delivery, or it belongs to another user.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind announcement
         * @description Sent to the addresses that are registered for one of `announcement.created`, `announcement.removed`, `announcement.restored`, `announcement.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "announcement.created" | "announcement.removed" | "announcement.restored" | "announcement.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["Announcement"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    answer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind answer
         * @description Sent to the addresses that are registered for one of `answer.accepted`, `answer.created`, `answer.removed`, `answer.restored`, `answer.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "answer.accepted" | "answer.created" | "answer.removed" | "answer.restored" | "answer.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["AnswerSummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    comment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind comment
         * @description Sent to the addresses that are registered for one of `comment.created`, `comment.removed`, `comment.restored`, `comment.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "comment.created" | "comment.removed" | "comment.restored" | "comment.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["CommentSummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind file
         * @description Sent to the addresses that are registered for one of `file.created`, `file.removed`, `file.restored`, `file.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "file.created" | "file.removed" | "file.restored" | "file.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["StoredFile"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind order
         * @description Sent to the addresses that are registered for one of `order.completed`, `order.disputed`, `order.paid`, `order.placed`, `order.refunded`, `order.withdrawn`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "order.completed" | "order.disputed" | "order.paid" | "order.placed" | "order.refunded" | "order.withdrawn";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["Order"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    product: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind product
         * @description Sent to the addresses that are registered for one of `product.created`, `product.published`, `product.removed`, `product.restored`, `product.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "product.created" | "product.published" | "product.removed" | "product.restored" | "product.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["MarketplaceProduct"] | components["schemas"]["ShopProductSummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    question: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind question
         * @description Sent to the addresses that are registered for one of `question.closed`, `question.created`, `question.removed`, `question.reopened`, `question.restored`, `question.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "question.closed" | "question.created" | "question.removed" | "question.reopened" | "question.restored" | "question.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["QuestionSummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    reply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind reply
         * @description Sent to the addresses that are registered for one of `reply.created`, `reply.removed`, `reply.restored`, `reply.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "reply.created" | "reply.removed" | "reply.restored" | "reply.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["ReplySummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind report
         * @description Sent to the addresses that are registered for one of `report.opened`, `report.resolved`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "report.opened" | "report.resolved";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["Report"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    review: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind review
         * @description Sent to the addresses that are registered for one of `review.created`, `review.removed`, `review.restored`, `review.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "review.created" | "review.removed" | "review.restored" | "review.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["Review"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    store: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind store
         * @description Sent to the addresses that are registered for one of `store.created`, `store.published`, `store.removed`, `store.restored`, `store.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "store.created" | "store.published" | "store.removed" | "store.restored" | "store.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["Store"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    topic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind topic
         * @description Sent to the addresses that are registered for one of `topic.created`, `topic.removed`, `topic.restored`, `topic.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "topic.created" | "topic.removed" | "topic.restored" | "topic.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["TopicSummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    video: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of the kind video
         * @description Sent to the addresses that are registered for one of `video.created`, `video.published`, `video.removed`, `video.restored`, `video.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: components["schemas"]["EventId"];
                        /**
                         * @description What happened.
                         * @enum {string}
                         */
                        type: "video.created" | "video.published" | "video.removed" | "video.restored" | "video.updated";
                        /** @description When it happened. */
                        created_at: components["schemas"]["DateTimeIso"];
                        /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
                        actor: components["schemas"]["NullableUsername"];
                        data: components["schemas"]["VideoSummary"] | components["schemas"]["EventData"];
                        /** @description The same as `created_at`. */
                        timestamp: components["schemas"]["DateTimeIso"];
                    };
                };
            };
            responses: {
                /** @description Received. What is answered by another status is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The people whom the reply names, by username; only with `include=people`. A name that belongs to no account any more is left out. */
        PeopleByName: {
            [key: string]: components["schemas"]["Face"];
        };
        /** @description HTML of a Markdown text, sanitised: it can be inserted into a page as it is. Only with `render=html`. Absent for a text that is null, and for the texts that follow once the HTML of a reply has 4 MiB: show these as plain text. */
        RenderedText: string;
        /**
         * Format: date-time
         * @description Date and time in ISO 8601 format with a UTC offset.
         */
        TimeInput: string;
        /** @description Unique identifier within the resource type. Identifiers are never reused. */
        Id: number;
        /** @description A heading with at least one visible character and no control characters except tabs and line breaks. Surrounding white space is removed, and so are directional formatting characters (U+202A to U+202E, U+2066 to U+2069). */
        Title: string;
        /** @description Text with at least one visible character and no control characters except tabs and line breaks, stored exactly as sent. Markdown, which `render=html` renders. */
        CommentText: string;
        /** @description A username. */
        Username: string;
        /**
         * Format: date-time
         * @description Date and time in RFC 3339 format, in UTC with an explicit offset: `2026-01-31T12:00:00+00:00`.
         */
        DateTimeIso: string;
        /**
         * Format: date-time
         * @description Date and time as in `DateTimeIso`, or null.
         */
        NullableDateTimeIso: string | null;
        /** @description A username, or null. */
        NullableUsername: string | null;
        /** @description An announcement by an admin. */
        Announcement: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            body: components["schemas"]["CommentText"];
            /** @description The admin. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it is no longer shown; null if it has no end. */
            until: components["schemas"]["NullableDateTimeIso"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            body_html?: components["schemas"]["RenderedText"];
        };
        /** @description The number of the page, starting at 1. */
        PageNumber: number;
        /** @description An exact number. */
        Count: number;
        /** @description Only in replies to requests with `cursor`: the `cursor` of the rows that follow; null at the end of the list. */
        NextCursor: string | null;
        /** @description One page of announcements. */
        AnnouncementList: {
            /** @description Newest first. Empty past the last page. */
            announcements: components["schemas"]["Announcement"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Announcements that have not ended. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description A machine-readable error code. `x-status` maps each code to its HTTP status; `x-error-codes` lists the codes of each operation. Some codes belong to no operation, because the request did not reach one: `bad_request` (not HTTP), `request_timeout` (the request did not arrive in time), `not_implemented`, `headers_too_large`, `route_not_found` and `method_not_allowed`. Known values, of which there may be more later: `account_pending`, `account_silenced`, `account_suspended`, `already_exists`, `already_reported`, `already_reviewed`, `announcement_not_found`, `answer_not_found`, `bad_request`, `board_not_empty`, `board_not_found`, `category_not_found`, `comment_not_found`, `component_inactive`, `content_hidden`, `email_unverified`, `events_expired`, `file_not_found`, `forbidden`, `has_replies`, `headers_too_large`, `https_required`, `idempotency_in_progress`, `idempotency_key_reused`, `insufficient_scope`, `internal_error`, `invalid_file`, `invalid_json`, `invalid_param`, `invalid_transition`, `invitation_not_found`, `method_not_allowed`, `missing_fields`, `not_a_buyer`, `not_implemented`, `not_owner`, `order_not_found`, `out_of_stock`, `own_content`, `own_product`, `page_not_found`, `payload_too_large`, `precondition_failed`, `product_not_found`, `profile_not_allowed`, `question_closed`, `question_not_found`, `quota_exceeded`, `rate_limited`, `removal_in_progress`, `removal_not_found`, `reply_not_found`, `report_claimed`, `report_not_found`, `request_timeout`, `review_not_found`, `revision_not_found`, `route_not_found`, `share_not_found`, `store_not_found`, `too_many_links`, `topic_locked`, `topic_not_found`, `unauthorized`, `unpaid_order`, `unsupported_media_type`, `user_not_found`, `video_not_found`, `video_not_ready`, `warning_not_acknowledged`, `warning_not_found`, `webhook_address_refused`, `webhook_not_found`.
         * @enum {string}
         */
        ProblemCode: "account_pending" | "account_silenced" | "account_suspended" | "already_exists" | "already_reported" | "already_reviewed" | "announcement_not_found" | "answer_not_found" | "bad_request" | "board_not_empty" | "board_not_found" | "category_not_found" | "comment_not_found" | "component_inactive" | "content_hidden" | "email_unverified" | "events_expired" | "file_not_found" | "forbidden" | "has_replies" | "headers_too_large" | "https_required" | "idempotency_in_progress" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_file" | "invalid_json" | "invalid_param" | "invalid_transition" | "invitation_not_found" | "method_not_allowed" | "missing_fields" | "not_a_buyer" | "not_implemented" | "not_owner" | "order_not_found" | "out_of_stock" | "own_content" | "own_product" | "page_not_found" | "payload_too_large" | "precondition_failed" | "product_not_found" | "profile_not_allowed" | "question_closed" | "question_not_found" | "quota_exceeded" | "rate_limited" | "removal_in_progress" | "removal_not_found" | "reply_not_found" | "report_claimed" | "report_not_found" | "request_timeout" | "review_not_found" | "revision_not_found" | "route_not_found" | "share_not_found" | "store_not_found" | "too_many_links" | "topic_locked" | "topic_not_found" | "unauthorized" | "unpaid_order" | "unsupported_media_type" | "user_not_found" | "video_not_found" | "video_not_ready" | "warning_not_acknowledged" | "warning_not_found" | "webhook_address_refused" | "webhook_not_found";
        /** @description Error messages by field or parameter; an empty name means the whole body. */
        InvalidFields: {
            [key: string]: string;
        };
        /** @description An email address. */
        EmailAddress: string;
        /** @description Details of the error. */
        ProblemData: {
            /** @description The HTTP status. */
            status: number;
            /** @description The id of the request, as in `X-Request-Id`; include it when you ask for help. */
            request_id: string;
            /** @description Error messages by field or parameter; with 400 and 422, and with 415 if a part of the body has an unsupported type. */
            params?: components["schemas"]["InvalidFields"];
            /** @description The inactive component; with `component_inactive`. */
            component?: string;
            /** @description When the restriction ends; with `account_suspended` and `account_silenced`, if it has an end. */
            until?: components["schemas"]["DateTimeIso"];
            /** @description The reason; with `account_suspended`, `account_silenced` and `content_hidden`, if one was given. */
            reason?: string;
            /** @description Whom to contact about it; with the same codes, if the service has a contact address. */
            contact?: components["schemas"]["EmailAddress"];
            /** @description The maximum size in bytes; with `payload_too_large`. */
            max_size?: number;
        };
        /** @description The body of every error. */
        Problem: {
            code: components["schemas"]["ProblemCode"];
            /** @description A human-readable message. Its wording can change. */
            message: string;
            data: components["schemas"]["ProblemData"];
        };
        /**
         * Format: date-time
         * @description When it ends automatically; must be in the future. Null, the default, means never.
         */
        UntilInput: string | null;
        /** @description An announcement to create. */
        AnnouncementInput: {
            title: components["schemas"]["Title"];
            body: components["schemas"]["CommentText"];
            until?: components["schemas"]["UntilInput"];
        };
        /** @description Confirms a deletion. */
        Deleted: {
            /** @description The id of the deleted resource. */
            id: components["schemas"]["Id"];
            /** @description Always true. */
            deleted: boolean;
        };
        /** @description Why the text is changed. The author, moderators and the log are shown it; the revision keeps it. Nothing is kept if the text stays the same. Text with at least one visible character and no control characters except tabs and line breaks. */
        EditReasonInput: string;
        /** @description The fields of an announcement to change; an omitted field keeps its value. */
        AnnouncementChanges: {
            title?: components["schemas"]["Title"];
            body?: components["schemas"]["CommentText"];
            until?: components["schemas"]["UntilInput"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description Text with at least one visible character and no control characters except tabs and line breaks, stored exactly as sent. Markdown, which `render=html` renders. */
        Content: string;
        /** @description The new text of an answer. */
        AnswerChanges: {
            body: components["schemas"]["Content"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description Upvotes minus downvotes. */
        Score: number;
        /** @description Date and time in UTC, in SQL format without an offset. It has no `format`, because it is not RFC 3339. */
        DateTimeSql: string;
        /** @description 1 for an upvote, -1 for a downvote. */
        Vote: number;
        /**
         * @description The status of a report: `open`, `claimed` (a moderator works on it), `upheld` or `rejected`. `x-states` lists every transition: who can perform it, the current status, and the new status or the error code. `claimant` is the moderator who claimed it; `moderator` and `admin` are other staff; `author` is a member of staff whom the report is about, and who cannot see it; `member` is any other user. `createReport` by the `author` means reporting oneself or one's own content. Known values, of which there may be more later: `open`, `claimed`, `upheld`, `rejected`.
         * @enum {string}
         */
        ReportStatus: "open" | "claimed" | "upheld" | "rejected";
        /** @description The caller's report of this that is not resolved yet. Absent without one, and without a key. */
        MyReport: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ReportStatus"];
        };
        /** @description An answer to a question. */
        Answer: {
            id: components["schemas"]["Id"];
            body: components["schemas"]["Content"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            vote_score: components["schemas"]["Score"];
            /** @description Whether the asker accepted this answer. */
            is_best: boolean;
            posted_at: components["schemas"]["DateTimeSql"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            /** @description The caller's vote: 1 or -1. Absent without a vote, and without a key. */
            my_vote?: components["schemas"]["Vote"];
            my_report?: components["schemas"]["MyReport"];
            body_html?: components["schemas"]["RenderedText"];
        };
        /**
         * @description The status of a question: `open`, `resolved` (the asker accepted an answer) or `closed` (it accepts no further answers). `x-states` lists every transition: who can perform it, the current status, and the new status or the error code. `closed+best` is a closed question with a best answer. An asker who is a moderator has the permissions of both. Known values, of which there may be more later: `open`, `resolved`, `closed`.
         * @enum {string}
         */
        QuestionStatus: "open" | "resolved" | "closed";
        /** @description An identifier, or null. */
        NullableId: number | null;
        /** @description A short name with at least one visible character and no control characters except tabs and line breaks. Surrounding white space is removed, and so are directional formatting characters (U+202A to U+202E, U+2066 to U+2069). */
        Name: string;
        /** @description A URL name of lowercase letters, digits and single hyphens. */
        Slug: string;
        /** @description A category of questions. */
        Category: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            slug: components["schemas"]["Slug"];
        };
        /**
         * @description Why content is not visible to everyone: `hidden` by moderators, `held` (pending approval), or `deleted` and kept for 30 days. `x-states` lists every transition: the kind of operation, the kind of content (`of`; any if omitted), who can perform it, the current state, and the new state or the error code. `visible` means none of these states; `not_found` stands for the code of the resource, such as `topic_not_found`. An author who is a moderator has the permissions of both. An author who is not a moderator cannot delete content in which others have written (`has_replies`); the transitions are those of content without replies. Known values, of which there may be more later: `hidden`, `held`, `deleted`.
         * @enum {string}
         */
        HiddenState: "hidden" | "held" | "deleted";
        /** @description The reason; null if none was given. */
        HiddenReason: string | null;
        /** @description Why content is not visible to everyone. */
        Hidden: {
            state: components["schemas"]["HiddenState"];
            reason: components["schemas"]["HiddenReason"];
            since: components["schemas"]["DateTimeIso"];
            /** @description Whom to contact about it, if the service has a contact address. */
            contact?: components["schemas"]["EmailAddress"];
        };
        /**
         * @description Whether the caller watches or has muted this. Absent if neither, and without a key. Known values, of which there may be more later: `watching`, `muted`.
         * @enum {string}
         */
        MyWatch: "watching" | "muted";
        /** @description A question with its text. */
        QuestionDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            body: components["schemas"]["Content"];
            status: components["schemas"]["QuestionStatus"];
            /** @description Answers to the question. */
            answer_count: components["schemas"]["Count"];
            /** @description The accepted answer; null if there is none. */
            best_answer_id: components["schemas"]["NullableId"];
            /** @description The asker. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The question's category. Empty if it has none. */
            categories: components["schemas"]["Category"][];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Set while the content is hidden or pending approval, for its author and moderators; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            my_report?: components["schemas"]["MyReport"];
            my_watch?: components["schemas"]["MyWatch"];
            body_html?: components["schemas"]["RenderedText"];
        };
        /** @description A vote on an answer. */
        VoteInput: {
            vote: components["schemas"]["Vote"];
        };
        /**
         * @description `already_voted` if the caller has voted on this answer before; the first vote counts.
         * @enum {string}
         */
        VoteOutcome: "ok" | "already_voted";
        /** @description The result of a vote. */
        VoteResult: {
            result: components["schemas"]["VoteOutcome"];
            /** @description The new score of the answer. */
            vote_score: components["schemas"]["Score"];
        };
        /** @description Every category, by name. */
        CategoryList: components["schemas"]["Category"][];
        /** @description A category to create. */
        CategoryInput: {
            name: components["schemas"]["Name"];
            slug: components["schemas"]["Slug"];
        };
        /** @description The fields of a category to change; an omitted field keeps its value. */
        CategoryChanges: {
            name?: components["schemas"]["Name"];
            slug?: components["schemas"]["Slug"];
        };
        /**
         * @description The status to filter by.
         * @enum {string}
         */
        QuestionStatusFilter: "open" | "resolved" | "closed";
        /**
         * @description Sort order of a list of questions; defaults to `newest`.
         * @enum {string}
         */
        QuestionSorting: "newest" | "votes" | "unanswered";
        /** @description The first 1,000 characters of a text. The full text is in the single resource. */
        Excerpt: string;
        /** @description A slug, or null. */
        NullableSlug: string | null;
        /** @description A question in a list. */
        QuestionSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The first 1,000 characters of the question. */
            excerpt: components["schemas"]["Excerpt"];
            status: components["schemas"]["QuestionStatus"];
            /** @description Answers to the question. */
            answer_count: components["schemas"]["Count"];
            /** @description The asker. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The name of the question's category. Empty if it has none. */
            categories: components["schemas"]["Name"][];
            /** @description The slug of the category, for the filter `cat` and the field `category`; null if the question has none. */
            category_slug: components["schemas"]["NullableSlug"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /** @description One page of questions. */
        QuestionPage: {
            /** @description In the requested order, or best match first with `search`. Empty past the last page. */
            questions: components["schemas"]["QuestionSummary"][];
            /** @description Number of matching questions. At most 10000 with `search`, and at most 1000 in the orders `votes` and `unanswered`. */
            total: components["schemas"]["Count"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            page: components["schemas"]["PageNumber"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A question to ask. */
        QuestionInput: {
            title: components["schemas"]["Title"];
            body: components["schemas"]["Content"];
            /** @description The slug of the category, returned as `category_slug` and used as the filter `cat`. If omitted, the question has no category. */
            category?: components["schemas"]["Slug"];
        };
        /** @description A new question. */
        CreatedQuestion: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            status: components["schemas"]["QuestionStatus"];
            /** @description The author: the owner of the key. */
            author: components["schemas"]["Username"];
            /** @description Set while the content is pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A question like one that is being written. */
        SimilarQuestion: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            status: components["schemas"]["QuestionStatus"];
            /** @description Answers to the question. */
            answer_count: components["schemas"]["Count"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description Questions like one that is being written. */
        SimilarQuestions: {
            /** @description Resolved ones first, then the most similar. */
            questions: components["schemas"]["SimilarQuestion"][];
        };
        /** @description A question with one page of its answers. */
        QuestionWithAnswers: {
            question: components["schemas"]["QuestionDetail"];
            /** @description The best answer first, then by score, then oldest first. Empty past the last page. */
            answers: components["schemas"]["Answer"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Answers to the question. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description The fields of a question to change; an omitted field keeps its value. */
        QuestionChanges: {
            title?: components["schemas"]["Title"];
            body?: components["schemas"]["Content"];
            /** @description The slug of the new category, returned as `category_slug`; null removes the question from its category. */
            category?: components["schemas"]["NullableSlug"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description An answer to create. */
        AnswerInput: {
            body: components["schemas"]["Content"];
        };
        /** @description A new answer. */
        CreatedAnswer: {
            id: components["schemas"]["Id"];
            /** @description The question. */
            question_id: components["schemas"]["Id"];
            /** @description The author: the owner of the key. */
            author: components["schemas"]["Username"];
            /** @description Set while the content is pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /**
         * @description What can be watched and muted. Known values, of which there may be more later: `board`, `product`, `question`, `store`, `topic`.
         * @enum {string}
         */
        WatchedType: "board" | "product" | "question" | "store" | "topic";
        /**
         * @description Whether one is notified of what happens there: `watching`, also of what is one's own; `muted`, of nothing; or `none`, of what concerns oneself. Known values, of which there may be more later: `watching`, `muted`, `none`.
         * @enum {string}
         */
        WatchState: "watching" | "muted" | "none";
        /** @description How the key's owner watches something. */
        Watch: {
            target_type: components["schemas"]["WatchedType"];
            target_id: components["schemas"]["Id"];
            state: components["schemas"]["WatchState"];
        };
        /**
         * @description The type of content whose revisions are kept. A `product` is one of the marketplace or of the shop.
         * @enum {string}
         */
        RevisedType: "announcement" | "answer" | "comment" | "product" | "question" | "reply" | "review" | "topic";
        /** @description A heading, or null. */
        NullableTitle: string | null;
        /** @description A longer text, which may be empty. Markdown, which `render=html` renders. It contains no control characters except tabs and line breaks. */
        Description: string;
        /** @description A text as it was before an edit. */
        Revision: {
            /** @description The number of the revision, starting at 1 for each text. Numbers are not reused. */
            number: components["schemas"]["Id"];
            /** @description Null for replies and answers, which have no title. */
            title: components["schemas"]["NullableTitle"];
            /** @description The full content, body or description. */
            body: components["schemas"]["Description"];
            /** @description The user whose edit replaced it. */
            editor_id: components["schemas"]["Id"];
            editor: components["schemas"]["Username"];
            edited_at: components["schemas"]["DateTimeIso"];
            /** @description Why it was edited, as the editor said; null if no reason was given. */
            reason: components["schemas"]["HiddenReason"];
            body_html?: components["schemas"]["RenderedText"];
        };
        /** @description One page of revisions. */
        RevisionList: {
            /** @description Newest first. Empty past the last page. */
            revisions: components["schemas"]["Revision"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of revisions. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The type of the content. Known values, of which there may be more later: `announcement`, `answer`, `comment`, `file`, `product`, `question`, `reply`, `review`, `share`, `store`, `topic`, `video`.
         * @enum {string}
         */
        ContentType: "announcement" | "answer" | "comment" | "file" | "product" | "question" | "reply" | "review" | "share" | "store" | "topic" | "video";
        /** @description The texts of content after a revision was restored. */
        RevisedText: {
            type: components["schemas"]["ContentType"];
            /** @description The id of the content. */
            id: components["schemas"]["Id"];
            /** @description Null for replies and answers, which have no title. */
            title: components["schemas"]["NullableTitle"];
            /** @description The full content, body or description. */
            body: components["schemas"]["Description"];
            /** @description Set while the content is hidden or pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            body_html?: components["schemas"]["RenderedText"];
        };
        /** @description An `EventType`. One that is not known matches nothing. */
        EventTypeInput: string;
        /** @description Identifies the event, and its place among all events. Never reused, also by what is sent again. */
        EventId: string;
        /**
         * @description What happened, and to what: the type of the resource, and the change. `created` is also what staff have approved; `updated` is another title or text, or another state that lists show; `removed` is content that was hidden or deleted, and `restored` content that is there again. From `published` on everyone may read it. Known values, of which there may be more later: `announcement.created`, `announcement.removed`, `announcement.restored`, `announcement.updated`, `answer.accepted`, `answer.created`, `answer.removed`, `answer.restored`, `answer.updated`, `comment.created`, `comment.removed`, `comment.restored`, `comment.updated`, `file.created`, `file.removed`, `file.restored`, `file.updated`, `order.completed`, `order.disputed`, `order.paid`, `order.placed`, `order.refunded`, `order.withdrawn`, `product.created`, `product.published`, `product.removed`, `product.restored`, `product.updated`, `question.closed`, `question.created`, `question.removed`, `question.reopened`, `question.restored`, `question.updated`, `reply.created`, `reply.removed`, `reply.restored`, `reply.updated`, `report.opened`, `report.resolved`, `review.created`, `review.removed`, `review.restored`, `review.updated`, `store.created`, `store.published`, `store.removed`, `store.restored`, `store.updated`, `topic.created`, `topic.removed`, `topic.restored`, `topic.updated`, `video.created`, `video.published`, `video.removed`, `video.restored`, `video.updated`.
         * @enum {string}
         */
        EventType: "announcement.created" | "announcement.removed" | "announcement.restored" | "announcement.updated" | "answer.accepted" | "answer.created" | "answer.removed" | "answer.restored" | "answer.updated" | "comment.created" | "comment.removed" | "comment.restored" | "comment.updated" | "file.created" | "file.removed" | "file.restored" | "file.updated" | "order.completed" | "order.disputed" | "order.paid" | "order.placed" | "order.refunded" | "order.withdrawn" | "product.created" | "product.published" | "product.removed" | "product.restored" | "product.updated" | "question.closed" | "question.created" | "question.removed" | "question.reopened" | "question.restored" | "question.updated" | "reply.created" | "reply.removed" | "reply.restored" | "reply.updated" | "report.opened" | "report.resolved" | "review.created" | "review.removed" | "review.restored" | "review.updated" | "store.created" | "store.published" | "store.removed" | "store.restored" | "store.updated" | "topic.created" | "topic.removed" | "topic.restored" | "topic.updated" | "video.created" | "video.published" | "video.removed" | "video.restored" | "video.updated";
        /** @description The resource, as lists show it to this reader when the event is read; which schema that is says `webhooks` for each type of a resource. `id` alone where the reader may not or no longer read it. */
        EventData: {
            /** @description The resource. */
            id: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        /** @description An event. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            /** @description When it happened. */
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Who did it: of public content only its author, and its asker where an answer was accepted; staff are told in every case. Null otherwise, and if the service did it. */
            actor: components["schemas"]["NullableUsername"];
            data: components["schemas"]["EventData"];
        };
        /** @description Events in the order in which they took effect, and where to go on. */
        EventPage: {
            /** @description Those that the reader is told. May be empty although there are more; then `next` has moved. */
            events: components["schemas"]["Event"][];
            /** @description The value of `after` for the events that follow. */
            next: components["schemas"]["EventId"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description Sort order of a list of files; defaults to `newest`.
         * @enum {string}
         */
        FileSorting: "newest" | "name" | "size";
        /** @description The name of a file, with at least one visible character and no slash, backslash or control character. Surrounding white space is removed, and so are directional formatting characters (U+202A to U+202E, U+2066 to U+2069). Names may be written from right to left: isolate them when you display them. */
        FileName: string;
        /** @description A media type without parameters, detected from the content. */
        MediaType: string;
        /**
         * Format: int64
         * @description A number of bytes.
         */
        ByteCount: number;
        /** @description The token of a share link. Anyone with the token can use the link. */
        ShareToken: string;
        /** @description A URL. */
        LinkUrl: string;
        /** @description A link with which others can access your file or video. */
        ShareLink: {
            token: components["schemas"]["ShareToken"];
            /** @description The URL of a web page for the shared item. */
            share_url: components["schemas"]["LinkUrl"];
            /** @description Whether a password is required. */
            has_password: boolean;
            /** @description When the link expires; null if never. */
            expires_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Whether the file can be downloaded, or the video saved rather than only streamed. */
            allow_download: boolean;
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One of the caller's files. */
        StoredFile: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["FileName"];
            mime_type: components["schemas"]["MediaType"];
            size: components["schemas"]["ByteCount"];
            /** @description SHA-256 of the bytes, as hexadecimal digits. */
            sha256: string;
            /** @description Its share link; null if there is none. */
            share: components["schemas"]["ShareLink"] | null;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it was last renamed, or created. */
            updated_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of the caller's files. */
        FileList: {
            /** @description In the requested order. Empty past the last page. */
            files: components["schemas"]["StoredFile"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of files, or of those that match the search. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
        };
        /** @description A file to upload. */
        FileUpload: {
            /**
             * Format: binary
             * @description The file. The part requires a file name and must not be empty.
             */
            file: string;
            name?: components["schemas"]["FileName"];
        };
        /** @description The URL of a file. */
        FileDownload: {
            download_url: components["schemas"]["LinkUrl"];
            /** @description When the URL expires. */
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description The new name of a file. */
        FileChanges: {
            name: components["schemas"]["FileName"];
        };
        /** @description A share link to create, or its fields to change. */
        ShareChanges: {
            /**
             * Format: date-time
             * @description When the link expires; must be in the future. Null, the default, means never.
             */
            expires_at?: string | null;
            /** @description The password of the link. Null, the default, means none. */
            password?: string | null;
            /** @description Whether it can be downloaded. Null means the default, true. */
            allow_download?: boolean | null;
        };
        /** @description Date and time as in `DateTimeSql`, or null. */
        NullableDateTimeSql: string | null;
        /** @description The id and title of a topic. */
        TopicReference: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
        };
        /** @description A board in a list, with the first 1,000 characters of its description. */
        BoardSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Excerpt"];
            /** @description Number of topics in the board. */
            topic_count: components["schemas"]["Count"];
            /** @description Number of topics and replies in the board. */
            post_count: components["schemas"]["Count"];
            /** @description When the latest topic or reply was written; null on an empty board. */
            last_post_time: components["schemas"]["NullableDateTimeSql"];
            /** @description Who wrote the latest topic or reply; null on an empty board. */
            last_post_user: components["schemas"]["NullableUsername"];
            /** @description The topic of the latest post; null on an empty board. */
            last_topic: components["schemas"]["TopicReference"] | null;
        };
        /** @description Every board of the forum, in the order set by admins. */
        BoardList: components["schemas"]["BoardSummary"][];
        /** @description A board to create. It is added after the last one. */
        BoardInput: {
            title: components["schemas"]["Title"];
            /** @description What the board is for. Defaults to an empty text. */
            description?: components["schemas"]["Description"];
        };
        /** @description A board of the forum. */
        Board: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Description"];
            /** @description Number of topics in the board. */
            topic_count: components["schemas"]["Count"];
            /** @description Number of topics and replies in the board. */
            post_count: components["schemas"]["Count"];
            /** @description When the latest topic or reply was written; null on an empty board. */
            last_post_time: components["schemas"]["NullableDateTimeSql"];
            /** @description Who wrote the latest topic or reply; null on an empty board. */
            last_post_user: components["schemas"]["NullableUsername"];
            /** @description The topic of the latest post; null on an empty board. */
            last_topic: components["schemas"]["TopicReference"] | null;
            my_watch?: components["schemas"]["MyWatch"];
            description_html?: components["schemas"]["RenderedText"];
        };
        /** @description The boards in their new order. */
        BoardOrder: {
            /** @description The boards that come first. Boards that are not listed follow in their current order. */
            board_ids: components["schemas"]["Id"][];
        };
        /** @description What the key's owner has not read of a topic: its replies, and the topic's own text if the topic was never marked as read. 100 means 100 or more. Only what others wrote counts, after the owner's account was created and within the last 30 days; after the owner's own reply nothing is unread until somebody else replies. */
        UnreadCount: number;
        /** @description The first reply that the key's owner has not read. Null if nothing is unread, or if the topic's own text is unread: then reading begins at the top. */
        FirstUnread: number | null;
        /** @description A topic in a list. */
        TopicSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The board of the topic. */
            board_id: components["schemas"]["Id"];
            board_title: components["schemas"]["Title"];
            /** @description Replies to the topic. */
            reply_count: components["schemas"]["Count"];
            /** @description Whether the topic stays at the top of its board. */
            is_sticky: boolean;
            /** @description Whether the topic is locked: it accepts no further replies. */
            is_locked: boolean;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When the latest reply was written, or the topic if it has no replies. */
            last_reply: components["schemas"]["DateTimeSql"];
            /** @description The author of the latest reply, or of the topic if it has no replies. */
            last_reply_user: components["schemas"]["Username"];
            /** @description With a key: what its owner has not read, at most 100. */
            unread_count?: components["schemas"]["UnreadCount"];
            /** @description With a key: the first reply that its owner has not read. */
            first_unread?: components["schemas"]["FirstUnread"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /** @description A board with one page of its topics. */
        BoardPage: {
            board: components["schemas"]["Board"];
            /** @description Sticky topics first, then by latest reply. Empty past the last page. */
            topics: components["schemas"]["TopicSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Number of topics in the board. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description The fields of a board to change; an omitted field keeps its value. */
        BoardChanges: {
            title?: components["schemas"]["Title"];
            description?: components["schemas"]["Description"];
        };
        /** @description The new text of a reply. */
        ReplyChanges: {
            content: components["schemas"]["Content"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description A reply to a topic. */
        Reply: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Content"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            /** @description With `hidden=include`: set while the reply is hidden or pending approval; null when it is visible to everyone. */
            hidden?: components["schemas"]["Hidden"] | null;
            my_report?: components["schemas"]["MyReport"];
            content_html?: components["schemas"]["RenderedText"];
        };
        /**
         * @description Sort order of a list of topics; defaults to `latest`.
         * @enum {string}
         */
        TopicSorting: "latest" | "newest";
        /** @description One page of topics. */
        TopicList: {
            /** @description In the requested order. Empty past the last page. */
            topics: components["schemas"]["TopicSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of topics. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A topic to create. */
        TopicInput: {
            /** @description The board to post in. */
            board_id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
        };
        /** @description A new topic. */
        CreatedTopic: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The board of the topic. */
            board_id: components["schemas"]["Id"];
            /** @description The author: the owner of the key. */
            author: components["schemas"]["Username"];
            /** @description Set while the content is pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A topic like one that is being written. */
        SimilarTopic: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description Replies to the topic. */
            reply_count: components["schemas"]["Count"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description Topics like one that is being written. */
        SimilarTopics: {
            /** @description The most similar first. */
            topics: components["schemas"]["SimilarTopic"][];
        };
        /**
         * @description Sort order of the replies to a topic; defaults to `oldest`.
         * @enum {string}
         */
        ReplyOrder: "oldest" | "newest";
        /**
         * @description Whether hidden replies are shown.
         * @enum {string}
         */
        HiddenReplyOption: "include";
        /** @description A topic with its text. */
        TopicDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The board of the topic. */
            board_id: components["schemas"]["Id"];
            board_title: components["schemas"]["Title"];
            /** @description Replies to the topic. */
            reply_count: components["schemas"]["Count"];
            /** @description Whether the topic stays at the top of its board. */
            is_sticky: boolean;
            /** @description Whether the topic is locked: it accepts no further replies. */
            is_locked: boolean;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When the latest reply was written, or the topic if it has no replies. */
            last_reply: components["schemas"]["DateTimeSql"];
            /** @description Set while the content is hidden or pending approval, for its author and moderators; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            /** @description With a key: what its owner has not read, at most 100. */
            unread_count?: components["schemas"]["UnreadCount"];
            /** @description With a key: the first reply that its owner has not read. */
            first_unread?: components["schemas"]["FirstUnread"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            my_report?: components["schemas"]["MyReport"];
            my_watch?: components["schemas"]["MyWatch"];
            content_html?: components["schemas"]["RenderedText"];
        };
        /** @description A topic with one page of its replies. */
        TopicPage: {
            topic: components["schemas"]["TopicDetail"];
            /** @description Oldest first, or newest first depending on `order`. Empty past the last page. */
            replies: components["schemas"]["Reply"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Replies to the topic. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description Where a topic that was merged into another is, or a reply that another topic has. */
        MovedTopic: {
            id: components["schemas"]["Id"];
            /** @description The topic that has the replies of the merged one, or the reply that was asked for. */
            topic_id: components["schemas"]["Id"];
        };
        /** @description The fields of a topic to change; an omitted field keeps its value. */
        TopicChanges: {
            title?: components["schemas"]["Title"];
            content?: components["schemas"]["Content"];
            /** @description For moderators: the board that the topic moves to, with its replies. */
            board_id?: components["schemas"]["Id"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description Where a topic is merged into. */
        TopicMergeInput: {
            /** @description The topic that gets the replies. */
            into: components["schemas"]["Id"];
        };
        /** @description How far the key's owner has read a topic. */
        TopicReadInput: {
            /** @description The last reply that was read; null for the topic's own text alone. */
            reply_id: number | null;
        };
        /** @description How far the key's owner has read a topic. */
        TopicReadState: {
            /** @description The topic. */
            topic_id: components["schemas"]["Id"];
            /** @description The last reply that is marked as read; null if only the topic's own text is, or nothing. */
            reply_id: number | null;
            unread_count: components["schemas"]["UnreadCount"];
            first_unread: components["schemas"]["FirstUnread"];
        };
        /** @description A reply to create. */
        ReplyInput: {
            content: components["schemas"]["Content"];
        };
        /** @description A new reply. */
        CreatedReply: {
            id: components["schemas"]["Id"];
            /** @description The topic. */
            topic_id: components["schemas"]["Id"];
            /** @description The author: the owner of the key. */
            author: components["schemas"]["Username"];
            /** @description Set while the content is pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description Which replies of a topic become a new one. */
        TopicSplitInput: {
            /** @description The replies, in any order. */
            reply_ids: components["schemas"]["Id"][];
            title: components["schemas"]["Title"];
            /** @description The board of the new topic; that of the old one if absent. */
            board_id?: components["schemas"]["Id"];
        };
        /**
         * @description Always `ok`; otherwise the response is a 503.
         * @constant
         */
        HealthStatus: "ok";
        /**
         * @description An area of the service. Operators can switch off each area. Known values, of which there may be more later: `forum`, `answers`, `marketplace`, `shop`, `files`, `videos`.
         * @enum {string}
         */
        Area: "forum" | "answers" | "marketplace" | "shop" | "files" | "videos";
        /** @description The state of dependencies. */
        HealthComponents: {
            /** @description The state of the database. */
            database: components["schemas"]["HealthStatus"];
        };
        /** @description The health of the service. */
        Health: {
            status: components["schemas"]["HealthStatus"];
            /** @description The version of the running program. */
            version: string;
            /** @description The areas that are enabled. */
            areas: components["schemas"]["Area"][];
            components: components["schemas"]["HealthComponents"];
            /** @description The number of processes that currently serve requests. */
            workers: number;
        };
        /**
         * Format: double
         * @description An amount of money with at most two decimals. It has at most fifteen digits, which every JSON parser represents exactly.
         */
        Amount: number;
        /** @description ISO 4217 code of the currency. The whole site uses one currency. */
        Currency: string;
        /**
         * @description Only an `active` product is listed and can be ordered. Known values, of which there may be more later: `draft`, `active`, `inactive`.
         * @enum {string}
         */
        ProductStatus: "draft" | "active" | "inactive";
        /** @description The URL of an image, with a host name or an IPv4 address; null if there is none. Host names that are not ASCII are in Punycode. User and password are not allowed. */
        NullableImageUrl: string | null;
        /** @description The ratings of reviews. */
        Rating: {
            /** @description The average, rounded to two decimals. */
            average: number;
            /** @description The number of reviews. */
            count: components["schemas"]["Count"];
        };
        /** @description A product of a store. */
        MarketplaceProduct: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Excerpt"];
            /** @description The price. */
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Quantity in stock. */
            stock: components["schemas"]["Count"];
            /** @description Whether the product is in stock. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            /** @description The ratings of its reviews; null without any. */
            rating: components["schemas"]["Rating"] | null;
            /** @description The store that sells it. */
            store_id: components["schemas"]["Id"];
            /** @description The name of the store. */
            store_name: components["schemas"]["Name"];
            /** @description The slug of the store. */
            store_slug: components["schemas"]["Slug"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /**
         * @description Who can see a video. `public` videos are listed and visible to everyone. `unlisted` videos always have a share link, and are visible to anyone with that link, the owner and staff. `private` videos are visible to their owner, and to anyone with a share link that the owner created.
         * @enum {string}
         */
        VideoVisibility: "public" | "unlisted" | "private";
        /**
         * @description Only a `ready` video is listed and can be streamed. An uploaded video is ready immediately, unless the service processes videos first. Known values, of which there may be more later: `processing`, `ready`, `failed`.
         * @enum {string}
         */
        VideoStatus: "processing" | "ready" | "failed";
        /**
         * @description The media type of the file, detected from its content. Known values, of which there may be more later: `video/mp4`, `video/webm`, `video/ogg`, `video/quicktime`, `video/matroska`.
         * @enum {string}
         */
        VideoType: "video/mp4" | "video/webm" | "video/ogg" | "video/quicktime" | "video/matroska";
        /**
         * @description A user's rating of a video.
         * @enum {string}
         */
        VideoRating: "like" | "dislike" | "none";
        /** @description A video in a list, with the first 1,000 characters of its description. */
        VideoSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Excerpt"];
            /** @description The owner. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            visibility: components["schemas"]["VideoVisibility"];
            status: components["schemas"]["VideoStatus"];
            /**
             * Format: double
             * @description Duration in seconds; null if unknown.
             */
            duration: number | null;
            /** @description Display width in pixels; null if unknown. */
            width: number | null;
            /** @description Display height in pixels; null if unknown. */
            height: number | null;
            mime_type: components["schemas"]["VideoType"];
            size: components["schemas"]["ByteCount"];
            thumbnail_url: components["schemas"]["NullableImageUrl"];
            /** @description Number of likes. */
            like_count: components["schemas"]["Count"];
            /** @description Number of dislikes. */
            dislike_count: components["schemas"]["Count"];
            /** @description Number of comments. */
            comment_count: components["schemas"]["Count"];
            /** @description Number of views, as defined by `streamVideo`. Updated every few seconds. */
            view_count: components["schemas"]["Count"];
            /** @description The caller's rating; `none` also without a key with the scope `read`. */
            my_rating: components["schemas"]["VideoRating"];
            /** @description Its share link, visible only to its owner; null for others, and if there is none. */
            share: components["schemas"]["ShareLink"] | null;
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description An exact number, or null. */
        NullableCount: number | null;
        /** @description How much there is on the site, as the totals of the lists say. Null where the area is switched off. */
        HomeCounts: {
            /** @description Topics in all boards. */
            topics: components["schemas"]["NullableCount"];
            /** @description Topics and their replies. */
            posts: components["schemas"]["NullableCount"];
            /** @description Questions. */
            questions: components["schemas"]["NullableCount"];
            /** @description Questions that are open. */
            open_questions: components["schemas"]["NullableCount"];
            /** @description Products that stores offer. */
            products: components["schemas"]["NullableCount"];
            /** @description Videos that are public. */
            videos: components["schemas"]["NullableCount"];
        };
        /** @description What a start page shows. */
        Home: {
            /** @description Those that have not ended, newest first. */
            announcements: components["schemas"]["Announcement"][];
            /** @description Of all boards, the one with the latest reply first. */
            topics: components["schemas"]["TopicSummary"][];
            /** @description Those that are open, newest first. */
            questions: components["schemas"]["QuestionSummary"][];
            /** @description Of all stores, newest first. */
            products: components["schemas"]["MarketplaceProduct"][];
            /** @description Those that are public, newest first. `my_rating` is `none` for every caller. */
            videos: components["schemas"]["VideoSummary"][];
            counts: components["schemas"]["HomeCounts"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A category of products. It exists as long as there are products in it. */
        ProductCategory: {
            /** @description As the oldest of its products writes it; letter case does not count in the parameter `category`. */
            name: components["schemas"]["Name"];
            /** @description Number of its products that are listed. */
            product_count: components["schemas"]["Count"];
        };
        /** @description Categories, those with the most products first. */
        ProductCategoryList: components["schemas"]["ProductCategory"][];
        /**
         * @description The order status to filter by.
         * @enum {string}
         */
        OrderStatusFilter: "pending" | "paid" | "completed" | "refunded" | "disputed";
        /**
         * @description The status of an order. `x-states` lists every transition: who can perform it, the current status and the new one. `seller` is the owner of the stores of all items, `staff` a moderator or an admin. A transition to `null` deletes the order. Any other transition is `invalid_transition`. Known values, of which there may be more later: `pending`, `paid`, `completed`, `refunded`, `disputed`.
         * @enum {string}
         */
        OrderStatus: "pending" | "paid" | "completed" | "refunded" | "disputed";
        /** @description An ordered product, as it was at the time of the order. */
        MarketplaceOrderItem: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Its title at the time of the order. */
            title: components["schemas"]["Title"];
            /** @description Its unit price at the time of the order. */
            price: components["schemas"]["Amount"];
            /** @description The quantity. */
            quantity: components["schemas"]["Count"];
            /** @description The store that sells it. */
            store_id: components["schemas"]["Id"];
            /** @description The name of the store at the time of the order. */
            store_name: components["schemas"]["Name"];
        };
        /** @description An order in a list. Later changes to products do not affect it. */
        MarketplaceOrderSummary: {
            id: components["schemas"]["Id"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description Ordered by id. The first 50, if an order from before the limit was introduced has more. */
            items: components["schemas"]["MarketplaceOrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description The buyer. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null if it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer can dispute the order; null if the current state does not allow a dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Groups the orders of one checkout with several stores: the id of the first of these orders. Null if all products are from one store. */
            checkout_id: components["schemas"]["NullableId"];
        };
        /** @description One page of orders. */
        MarketplaceOrderList: {
            /** @description Newest first. Empty past the last page. */
            orders: components["schemas"]["MarketplaceOrderSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of orders. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A product to order, and its quantity. */
        OrderItemInput: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description The quantity. */
            quantity: number;
        };
        /** @description An order to place. */
        OrderInput: {
            /** @description 1 to 50 products. Duplicates are combined into one item. */
            items: components["schemas"]["OrderItemInput"][];
        };
        /**
         * @description The area whose products it has. Known values, of which there may be more later: `marketplace`, `shop`.
         * @enum {string}
         */
        OrderArea: "marketplace" | "shop";
        /** @description A short name, or null. */
        NullableName: string | null;
        /** @description An ordered product, as it was at the time of the order. */
        OrderItem: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Its title at the time of the order. */
            title: components["schemas"]["Title"];
            /** @description Its unit price at the time of the order. */
            price: components["schemas"]["Amount"];
            /** @description The quantity. */
            quantity: components["schemas"]["Count"];
            /** @description The store that sells it; null in the shop. */
            store_id: components["schemas"]["NullableId"];
            /** @description The name of the store at the time of the order; null in the shop. */
            store_name: components["schemas"]["NullableName"];
        };
        /** @description Why the buyer disputed the order; null if it was not disputed. */
        DisputeReason: string | null;
        /** @description An order. Later changes to products do not affect it. */
        Order: {
            id: components["schemas"]["Id"];
            area: components["schemas"]["OrderArea"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description Ordered by id. Only orders from before the limit was introduced have more than 50. */
            items: components["schemas"]["OrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description The buyer. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null if it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer can dispute the order; null if the current state does not allow a dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
            dispute_reason: components["schemas"]["DisputeReason"];
            /** @description Groups the orders of one checkout with several stores: the id of the first of these orders. Null if all products are from one store, or from the shop. */
            checkout_id: components["schemas"]["NullableId"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description Sort order of a list of products; defaults to `newest`.
         * @enum {string}
         */
        MarketplaceProductSorting: "newest" | "price_asc" | "price_desc" | "rating";
        /** @description One page of products. */
        MarketplaceProductList: {
            /** @description In the requested order. Empty past the last page. */
            products: components["schemas"]["MarketplaceProduct"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Products that match, at most 1,000 with `search`. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A longer text, which may be empty. Markdown, which `render=html` renders. It contains no control characters except tabs and line breaks. */
        ProductDescription: string;
        /**
         * @description Only an `active` store is listed and sells. Its owner can make it `inactive` and active again; moderators can make it `suspended`. Known values, of which there may be more later: `active`, `inactive`, `suspended`.
         * @enum {string}
         */
        StoreStatus: "active" | "inactive" | "suspended";
        /** @description A longer text, which may be empty. Markdown, which `render=html` renders. It contains no control characters except tabs and line breaks. */
        StoreDescription: string;
        /** @description A storefront of the marketplace. */
        Store: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            slug: components["schemas"]["Slug"];
            status: components["schemas"]["StoreStatus"];
            description: components["schemas"]["StoreDescription"];
            /** @description Active products of the store. */
            product_count: components["schemas"]["Count"];
            /** @description The owner of the store. */
            owner_id: components["schemas"]["Id"];
            owner: components["schemas"]["Username"];
            /** @description The ratings of all products of the store; null without any. */
            rating: components["schemas"]["Rating"] | null;
            /** @description Set while the content is hidden or pending approval, for its author and moderators; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            my_report?: components["schemas"]["MyReport"];
            my_watch?: components["schemas"]["MyWatch"];
            description_html?: components["schemas"]["RenderedText"];
        };
        /** @description A rating, from 1 (worst) to 5 (best). */
        Stars: number;
        /** @description The caller's review of the product. Absent without one, and without a key. */
        MyReview: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
        };
        /** @description A product with its store. */
        MarketplaceProductDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["ProductDescription"];
            /** @description The price. */
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Quantity in stock. */
            stock: components["schemas"]["Count"];
            /** @description Whether the product is in stock. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            /** @description The ratings of its reviews; null without any. */
            rating: components["schemas"]["Rating"] | null;
            /** @description The store that sells it. */
            store_id: components["schemas"]["Id"];
            store: components["schemas"]["Store"];
            /** @description Set while the content is hidden or pending approval, for its author and moderators; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            my_review?: components["schemas"]["MyReview"];
            my_report?: components["schemas"]["MyReport"];
            my_watch?: components["schemas"]["MyWatch"];
            description_html?: components["schemas"]["RenderedText"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * Format: double
         * @description An amount of money with at most two decimals. More decimals are refused.
         */
        Price: number;
        /** @description Quantity in stock. */
        Stock: number;
        /**
         * @description The status to give to a product. Only an `active` product is listed and can be ordered.
         * @enum {string}
         */
        ProductStatusInput: "draft" | "active" | "inactive";
        /** @description The fields of a product to change; an omitted field keeps its value. */
        MarketplaceProductChanges: {
            title?: components["schemas"]["Title"];
            description?: components["schemas"]["ProductDescription"];
            price?: components["schemas"]["Price"];
            /** @description The name of the category. */
            category?: components["schemas"]["Name"];
            stock?: components["schemas"]["Stock"];
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /**
         * @description Sort order of a list of reviews; defaults to `newest`.
         * @enum {string}
         */
        ReviewSorting: "newest" | "highest" | "lowest";
        /** @description Text, which may be empty. Markdown, which `render=html` renders. It contains no control characters except tabs and line breaks. */
        ReviewText: string;
        /** @description A review of a product by a buyer. */
        Review: {
            id: components["schemas"]["Id"];
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description The title of the product. */
            product: components["schemas"]["Title"];
            rating: components["schemas"]["Stars"];
            title: components["schemas"]["NullableTitle"];
            body: components["schemas"]["ReviewText"];
            /** @description The buyer. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description The reply of the store, or null. */
            reply: string | null;
            /** @description When the store replied last, or null. */
            replied_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Set while the content is pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            my_report?: components["schemas"]["MyReport"];
            body_html?: components["schemas"]["RenderedText"];
            reply_html?: components["schemas"]["RenderedText"];
        };
        /** @description One page of the reviews of a product. */
        ReviewPage: {
            /** @description In the requested order. Empty past the last page. */
            reviews: components["schemas"]["Review"][];
            /** @description The average of all ratings, rounded to two decimals; null without any. */
            average: number | null;
            /** @description The number of reviews. */
            count: components["schemas"]["Count"];
            /** @description How many reviews have each rating, from 1 to 5. */
            stars: components["schemas"]["Count"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of reviews. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A review. */
        ReviewInput: {
            rating: components["schemas"]["Stars"];
            title?: components["schemas"]["Title"];
            body?: components["schemas"]["ReviewText"];
            /** @description Why the review is changed, as in other changes; of no meaning for a new one. */
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description Text with at least one visible character and no control characters except tabs and line breaks, stored exactly as sent. Markdown, which `render=html` renders. */
        ReviewReply: string;
        /** @description The reply of a store. */
        ReviewReplyInput: {
            body: components["schemas"]["ReviewReply"];
        };
        /** @description One page of stores. */
        StoreList: {
            /** @description Newest first. Empty past the last page. */
            stores: components["schemas"]["Store"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of stores. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A store to create. */
        StoreInput: {
            name: components["schemas"]["Name"];
            /** @description The slug of the store, unique. */
            slug: components["schemas"]["Slug"];
            /** @description What the store sells. Defaults to an empty text. */
            description?: components["schemas"]["StoreDescription"];
        };
        /** @description A store with one page of its products. */
        StorePage: {
            store: components["schemas"]["Store"];
            /** @description Newest first. Empty past the last page. */
            products: components["schemas"]["MarketplaceProduct"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Active products of the store. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The status to give to a store. Only an `active` store is listed and sells; only moderators can make it `suspended`.
         * @enum {string}
         */
        StoreStatusInput: "active" | "inactive" | "suspended";
        /** @description The fields of a store to change; an omitted field keeps its value. */
        StoreChanges: {
            name?: components["schemas"]["Name"];
            description?: components["schemas"]["StoreDescription"];
            status?: components["schemas"]["StoreStatusInput"];
        };
        /** @description A product to create. */
        MarketplaceProductInput: {
            title: components["schemas"]["Title"];
            /** @description Defaults to an empty text. */
            description?: components["schemas"]["ProductDescription"];
            price: components["schemas"]["Price"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            /** @description Quantity in stock. Defaults to 0. */
            stock?: components["schemas"]["Stock"];
            /** @description Defaults to `active`. */
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
        };
        /**
         * @description The role of a user. A moderator has all permissions of a member, an admin all permissions of a moderator. Known values, of which there may be more later: `member`, `moderator`, `admin`.
         * @enum {string}
         */
        Role: "member" | "moderator" | "admin";
        /** @description The name that a person wants to be shown with; null if there is none. Names are not unique, so show the username beside it. It has at least one visible character and no control characters except tabs and line breaks. Surrounding white space is removed, and so are directional formatting characters (U+202A to U+202E, U+2066 to U+2069). */
        DisplayName: string | null;
        /** @description What a person says about themselves, in Markdown, which `render=html` renders; null if there is nothing. Text with at least one visible character and no control characters except tabs and line breaks, stored exactly as sent. */
        About: string | null;
        /** @description Where a person is, in their own words; null if they do not say. The rules are those of a display name. */
        Place: string | null;
        /** @description The address of a person's web page; null if there is none. Host names that are not ASCII are in Punycode. User and password are not allowed. Link to it with `rel="nofollow ugc"`. */
        WebAddress: string | null;
        /** @description The address of the person's picture, for everybody: WebP, or SVG where the service draws the initials. With `&size=64`, `128` or `256` appended it has so many pixels a side; 128 without. It changes with the picture, so it is cached for a year. */
        AvatarUrl: string;
        /** @description The owner of the key, and author of everything it creates. */
        KeyOwner: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            display_name: components["schemas"]["DisplayName"];
            about: components["schemas"]["About"];
            location: components["schemas"]["Place"];
            website: components["schemas"]["WebAddress"];
            avatar_url: components["schemas"]["AvatarUrl"];
            about_html?: components["schemas"]["RenderedText"];
        };
        /**
         * @description A scope of a key: `read` to read data that requires a key, `write` to write, and `forward`, which only an operator grants, to name the visitor for whom public data is read. Known values, of which there may be more later: `read`, `write`, `forward`.
         * @enum {string}
         */
        Scope: "read" | "write" | "forward";
        /**
         * @description A scope of an app: `read` and `write` as for a key, `upload`, and `moderate` to act with the user's role. Known values, of which there may be more later: `read`, `write`, `upload`, `moderate`.
         * @enum {string}
         */
        AppScope: "read" | "write" | "upload" | "moderate";
        /** @description The metadata of an API key or of an app's access token. The key itself is shown only when it is created. */
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description The name given by its owner, or the name of the app. */
            name: components["schemas"]["Name"];
            /** @description The first characters of the key, to identify it. */
            prefix: string;
            /** @description The scopes of the key. A key never grants more than its owner's role. */
            scopes: components["schemas"]["Scope"][];
            /** @description The scopes of the app that the access token belongs to. Empty for an API key, which uses `scopes`. */
            app_scopes: components["schemas"]["AppScope"][];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it expires; null if never. */
            expires_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it was last used, to the minute; null if never. */
            last_used_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description A rate limit and its current state. */
        Allowance: {
            /** @description Requests allowed per window: one minute, or one day for the uploads of new members. */
            limit: number;
            /** @description Requests left in the current window. */
            remaining: number;
            /** @description Seconds until the window ends; 0 if none has started. */
            reset: number;
        };
        /** @description The remaining rate limits of the key, including this request. */
        KeyLimits: {
            /** @description All requests. */
            requests: components["schemas"]["Allowance"];
            /** @description Write requests. */
            writes: components["schemas"]["Allowance"];
            /** @description Uploads. */
            uploads: components["schemas"]["Allowance"];
        };
        /** @description The current key and its owner. */
        Me: {
            user: components["schemas"]["KeyOwner"];
            key: components["schemas"]["ApiKey"];
            /** @description The remaining rate limits of the key; null if limits are switched off. */
            limits: components["schemas"]["KeyLimits"] | null;
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A profile. A field that is left out becomes null; at least one is given. */
        ProfileInput: {
            display_name?: components["schemas"]["DisplayName"];
            about?: components["schemas"]["About"];
            location?: components["schemas"]["Place"];
            website?: components["schemas"]["WebAddress"];
        };
        /** @description The numbers of a user's public content. */
        UserCounts: {
            topics: components["schemas"]["Count"];
            questions: components["schemas"]["Count"];
            answers: components["schemas"]["Count"];
            /** @description Videos that are public and ready. */
            videos: components["schemas"]["Count"];
        };
        /** @description The reason; null if the action has none. */
        AuditReason: string | null;
        /** @description A restriction of a user: its start, its end and the reason. */
        Restriction: {
            since: components["schemas"]["DateTimeIso"];
            /** @description When it ends automatically; null if never. */
            until: components["schemas"]["NullableDateTimeIso"];
            reason: components["schemas"]["AuditReason"];
        };
        /** @description The role and restrictions of a user, as staff see them. */
        UserStanding: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            /** @description The current suspension; null if there is none. */
            suspension: components["schemas"]["Restriction"] | null;
            /** @description The current silence: the user can read but not write; null if there is none. */
            silence: components["schemas"]["Restriction"] | null;
        };
        /** @description The public profile of a user. */
        UserProfile: {
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            member_since: components["schemas"]["DateTimeIso"];
            counts: components["schemas"]["UserCounts"];
            /** @description The user's role and restrictions, visible to staff; null for other callers, and if the account is deleted. */
            standing: components["schemas"]["UserStanding"] | null;
            display_name: components["schemas"]["DisplayName"];
            about: components["schemas"]["About"];
            location: components["schemas"]["Place"];
            website: components["schemas"]["WebAddress"];
            avatar_url: components["schemas"]["AvatarUrl"];
            about_html?: components["schemas"]["RenderedText"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description An answer in a list across questions. */
        AnswerSummary: {
            id: components["schemas"]["Id"];
            /** @description The question. */
            question_id: components["schemas"]["Id"];
            /** @description The title of the question. */
            question: components["schemas"]["Title"];
            question_status: components["schemas"]["QuestionStatus"];
            /** @description The first 1,000 characters of the answer. */
            body: components["schemas"]["Excerpt"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            vote_score: components["schemas"]["Score"];
            /** @description Whether the asker accepted this answer. */
            is_best: boolean;
            posted_at: components["schemas"]["DateTimeSql"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /** @description One page of answers to any questions. */
        AnswerList: {
            /** @description Newest first. Empty past the last page. */
            answers: components["schemas"]["AnswerSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of answers. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A picture to upload. */
        AvatarUpload: {
            /**
             * Format: binary
             * @description The picture. The part requires a file name and must not be empty.
             */
            avatar: string;
        };
        /** @description Where a person's picture is. */
        AvatarAddress: {
            avatar_url: components["schemas"]["AvatarUrl"];
        };
        /** @description Its title or name; null if it has none. */
        HiddenTitle: string | null;
        /** @description Content that is not visible to everyone. */
        HiddenContent: {
            target_type: components["schemas"]["ContentType"];
            /** @description The id of the content, or of the share link. */
            target_id: components["schemas"]["Id"];
            /** @description The id of its parent, such as the topic of a reply, the video of a comment or the target of a share link; null for top-level content. */
            parent_id: components["schemas"]["NullableId"];
            state: components["schemas"]["HiddenState"];
            reason: components["schemas"]["HiddenReason"];
            since: components["schemas"]["DateTimeIso"];
            /** @description The user who hid or deleted it, visible to moderators; null for its author, and if no user did it. */
            hidden_by: components["schemas"]["NullableUsername"];
            /** @description The author or owner; null for products of the shop. */
            author_id: components["schemas"]["NullableId"];
            /** @description The author's name; null for products of the shop. */
            author: components["schemas"]["NullableUsername"];
            title: components["schemas"]["HiddenTitle"];
            /** @description The first 1,000 characters of its text at the time of removal; empty if it has no text. */
            excerpt: components["schemas"]["Excerpt"];
        };
        /** @description One page of content that is not visible to everyone. */
        HiddenContentList: {
            /** @description Most recently removed first. Empty past the last page. */
            content: components["schemas"]["HiddenContent"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The product status to filter by.
         * @enum {string}
         */
        ProductStatusFilter: "draft" | "active" | "inactive";
        /**
         * @description The type of the reported target. Known values, of which there may be more later: `announcement`, `answer`, `comment`, `product`, `question`, `reply`, `review`, `share`, `store`, `topic`, `user`, `video`.
         * @enum {string}
         */
        ReportTargetType: "announcement" | "answer" | "comment" | "product" | "question" | "reply" | "review" | "share" | "store" | "topic" | "user" | "video";
        /**
         * @description The reason given by the reporter. Known values, of which there may be more later: `abuse`, `copyright`, `illegal`, `off_topic`, `other`, `privacy`, `scam`, `spam`.
         * @enum {string}
         */
        ReportReason: "abuse" | "copyright" | "illegal" | "off_topic" | "other" | "privacy" | "scam" | "spam";
        /** @description A short text, or null. */
        NullableNote: string | null;
        /** @description A report as its reporter sees it. */
        OwnReport: {
            id: components["schemas"]["Id"];
            target_type: components["schemas"]["ReportTargetType"];
            /** @description The id of the target, which may no longer exist. The id of a share link is not used anywhere else. */
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description The reporter's note; null if there is none, or if the account of the reporter or of the reported user was deleted. */
            note: components["schemas"]["NullableNote"];
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it was resolved; null if it is not resolved. */
            resolved_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description One page of reports. */
        OwnReportList: {
            /** @description Newest first. Empty past the last page. */
            reports: components["schemas"]["OwnReport"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of reports. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
        };
        /** @description One page of reviews. */
        ReviewList: {
            /** @description Newest first. Empty past the last page. */
            reviews: components["schemas"]["Review"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of reviews. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The store status to filter by.
         * @enum {string}
         */
        StoreStatusFilter: "active" | "inactive" | "suspended";
        /**
         * @description The video status to filter by.
         * @enum {string}
         */
        VideoStatusFilter: "processing" | "ready" | "failed";
        /** @description One page of videos. */
        VideoPage: {
            /** @description In the requested order. Empty past the last page. */
            videos: components["schemas"]["VideoSummary"][];
            /** @description Number of videos. At most 1000 with `search`. */
            total: components["schemas"]["Count"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            page: components["schemas"]["PageNumber"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A message of the moderators to a user that has to be acknowledged. */
        Warning: {
            id: components["schemas"]["Id"];
            /** @description The user who is warned. */
            username: components["schemas"]["Username"];
            /** @description What the user is told. */
            text: string;
            /** @description The moderator who gave the warning; null for the user. */
            warned_by: components["schemas"]["NullableUsername"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When the user acknowledged it; null until then. */
            acknowledged_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description One page of warnings. */
        WarningList: {
            /** @description Newest first. Empty past the last page. */
            warnings: components["schemas"]["Warning"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of warnings. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The type of content that moderators can hide. A `product` is one of the marketplace or of the shop; `comment` is one on a video, and `share` a share link.
         * @enum {string}
         */
        HideableType: "announcement" | "answer" | "comment" | "product" | "question" | "reply" | "review" | "share" | "store" | "topic" | "video";
        /** @description The reason, visible to staff and in the log, which is kept after the account is deleted. It should not contain personal names. Text with at least one visible character and no control characters except tabs and line breaks. */
        ReasonInput: string;
        /** @description The reason for hiding content. */
        HideInput: {
            /** @description The reason, visible to the author, to staff and in the log. */
            reason: components["schemas"]["ReasonInput"];
        };
        /** @description Confirms that content was restored. */
        Restored: {
            /** @description The id of the restored content. */
            id: components["schemas"]["Id"];
            /** @description Always true. */
            restored: boolean;
        };
        /**
         * @description The state to filter by.
         * @enum {string}
         */
        HiddenStateFilter: "hidden" | "held" | "deleted";
        /**
         * @description The type to filter by.
         * @enum {string}
         */
        ContentTypeFilter: "announcement" | "answer" | "comment" | "file" | "product" | "question" | "reply" | "review" | "share" | "store" | "topic" | "video";
        /** @description How many accounts can be created with an invitation. */
        InvitationUses: number;
        /** @description A link with which others can sign up. The link itself is returned only when it is created. */
        Invitation: {
            id: components["schemas"]["Id"];
            creator: components["schemas"]["Username"];
            max_uses: components["schemas"]["InvitationUses"];
            /** @description Number of accounts created with it. */
            uses: components["schemas"]["Count"];
            created_at: components["schemas"]["DateTimeIso"];
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of invitations. */
        InvitationList: {
            /** @description Newest first. Empty past the last page. */
            invitations: components["schemas"]["Invitation"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * Format: date-time
         * @description A time in the future.
         */
        FutureInput: string;
        /** @description The number of uses and the expiry of an invitation. */
        InvitationInput: {
            max_uses: components["schemas"]["InvitationUses"];
            expires_at: components["schemas"]["FutureInput"];
        };
        /** @description A new invitation and its link, which is not shown again. */
        CreatedInvitation: {
            id: components["schemas"]["Id"];
            /** @description The URL of the sign-up page for this invitation. */
            url: components["schemas"]["LinkUrl"];
            max_uses: components["schemas"]["InvitationUses"];
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /**
         * @description The action, named after its operation. `createUser`, `setUserPassword`, `resetUserFactors`, `exportUser`, `createApiKey` and `revokeApiKey` are available only on the operator's command line. Known values, of which there may be more later: `approveSignUp`, `claimReport`, `clearProfile`, `closeQuestion`, `completeOrder`, `createAnnouncement`, `createApiKey`, `createBoard`, `createInvitation`, `createMarketplaceProduct`, `createPersonRemoval`, `createQuestionCategory`, `createShopProduct`, `createSiteWebhook`, `createUser`, `createWarning`, `deleteAnnouncement`, `deleteAnswer`, `deleteBoard`, `deleteMarketplaceProduct`, `deleteQuestion`, `deleteReply`, `deleteReview`, `deleteShopProduct`, `deleteSiteLogo`, `deleteTopic`, `deleteVideoComment`, `deleteWebhook`, `exportUser`, `hideContent`, `lockTopic`, `mergeTopic`, `payOrder`, `refundOrder`, `refuseSignUp`, `releaseReport`, `reopenQuestion`, `reorderBoards`, `replayWebhook`, `resetUserFactors`, `resolveReport`, `restoreContent`, `restoreRevision`, `revokeApiKey`, `revokeInvitation`, `rotateWebhookSecret`, `setUserPassword`, `setUserRole`, `silenceUser`, `splitTopic`, `stickTopic`, `suspendUser`, `undoPersonRemoval`, `unlockTopic`, `unsilenceUser`, `unstickTopic`, `unsuspendUser`, `updateAnnouncement`, `updateAnswer`, `updateBoard`, `updateMarketplaceProduct`, `updateQuestion`, `updateQuestionCategory`, `updateReply`, `updateReview`, `updateShopProduct`, `updateSite`, `updateSiteLogo`, `updateSitePage`, `updateStore`, `updateTopic`, `updateVideoComment`, `updateWebhook`.
         * @enum {string}
         */
        AuditAction: "approveSignUp" | "claimReport" | "clearProfile" | "closeQuestion" | "completeOrder" | "createAnnouncement" | "createApiKey" | "createBoard" | "createInvitation" | "createMarketplaceProduct" | "createPersonRemoval" | "createQuestionCategory" | "createShopProduct" | "createSiteWebhook" | "createUser" | "createWarning" | "deleteAnnouncement" | "deleteAnswer" | "deleteBoard" | "deleteMarketplaceProduct" | "deleteQuestion" | "deleteReply" | "deleteReview" | "deleteShopProduct" | "deleteSiteLogo" | "deleteTopic" | "deleteVideoComment" | "deleteWebhook" | "exportUser" | "hideContent" | "lockTopic" | "mergeTopic" | "payOrder" | "refundOrder" | "refuseSignUp" | "releaseReport" | "reopenQuestion" | "reorderBoards" | "replayWebhook" | "resetUserFactors" | "resolveReport" | "restoreContent" | "restoreRevision" | "revokeApiKey" | "revokeInvitation" | "rotateWebhookSecret" | "setUserPassword" | "setUserRole" | "silenceUser" | "splitTopic" | "stickTopic" | "suspendUser" | "undoPersonRemoval" | "unlockTopic" | "unsilenceUser" | "unstickTopic" | "unsuspendUser" | "updateAnnouncement" | "updateAnswer" | "updateBoard" | "updateMarketplaceProduct" | "updateQuestion" | "updateQuestionCategory" | "updateReply" | "updateReview" | "updateShopProduct" | "updateSite" | "updateSiteLogo" | "updateSitePage" | "updateStore" | "updateTopic" | "updateVideoComment" | "updateWebhook";
        /**
         * @description The type of the target. Known values, of which there may be more later: `announcement`, `answer`, `board`, `category`, `comment`, `invitation`, `order`, `product`, `question`, `reply`, `report`, `review`, `share`, `site`, `store`, `topic`, `user`, `video`, `webhook`.
         * @enum {string}
         */
        AuditTargetType: "announcement" | "answer" | "board" | "category" | "comment" | "invitation" | "order" | "product" | "question" | "reply" | "report" | "review" | "share" | "site" | "store" | "topic" | "user" | "video" | "webhook";
        /** @description The id of the request, as in `X-Request-Id`; null for the operator's command line. */
        AuditRequestId: string | null;
        /** @description Additional details by name, such as the old and the new role of a user. */
        AuditDetails: {
            [key: string]: string;
        };
        /** @description An action of staff or an operator. The log stores ids: names are shown as they are today, `deleted-<id>` for a deleted account. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTimeIso"];
            /** @description The user who performed it; null for the operator's command line. */
            actor_id: components["schemas"]["NullableId"];
            /** @description The actor's name; null for the operator's command line. */
            actor: components["schemas"]["NullableUsername"];
            action: components["schemas"]["AuditAction"];
            target_type: components["schemas"]["AuditTargetType"];
            /** @description The id of the target, which may no longer exist; null if the action applies to all of that type. */
            target_id: components["schemas"]["NullableId"];
            /** @description The username if the target is a user; null otherwise. */
            target: components["schemas"]["NullableUsername"];
            reason: components["schemas"]["AuditReason"];
            request_id: components["schemas"]["AuditRequestId"];
            details: components["schemas"]["AuditDetails"];
        };
        /** @description One page of the log. */
        AuditLog: {
            /** @description Newest first. Empty past the last page. */
            entries: components["schemas"]["AuditEntry"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description Whether content is being removed, all of it is removed, is being restored, or is restored. Known values, of which there may be more later: `removing`, `removed`, `restoring`, `restored`.
         * @enum {string}
         */
        PersonRemovalState: "removing" | "removed" | "restoring" | "restored";
        /** @description A removal of everything of a user, and its progress. */
        PersonRemoval: {
            id: components["schemas"]["Id"];
            /** @description The user whose content it is. */
            username: components["schemas"]["Username"];
            /**
             * @description What is done with the content.
             * @enum {string}
             */
            action: "hide" | "delete";
            /** @description The reason; null once the account is deleted. */
            reason: string | null;
            state: components["schemas"]["PersonRemovalState"];
            /** @description How many contributions it has removed, not counting what belongs to each. */
            items: components["schemas"]["Count"];
            /** @description How many are still to be removed or restored, at most 10,000. */
            left: components["schemas"]["Count"];
            /** @description The moderator who began it. */
            begun_by: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When the removal or the restoration ended; null while it runs. */
            finished_at: components["schemas"]["NullableDateTimeIso"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description One page of removals. */
        PersonRemovalList: {
            /** @description Newest first. Empty past the last page. */
            removals: components["schemas"]["PersonRemoval"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The status to filter by.
         * @enum {string}
         */
        ReportStatusFilter: "open" | "claimed" | "upheld" | "rejected";
        /**
         * @description The moderator who claimed reports.
         * @enum {string}
         */
        ReportClaimant: "me";
        /**
         * @description The order of the list.
         * @enum {string}
         */
        ReportSorting: "newest" | "oldest";
        /** @description A report as staff see it. Names are shown as they are today. */
        Report: {
            id: components["schemas"]["Id"];
            target_type: components["schemas"]["ReportTargetType"];
            /** @description The id of the target, which may no longer exist. The id of a share link is not used anywhere else. */
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description The reporter's note; null if there is none, or if the account of the reporter or of the reported user was deleted. */
            note: components["schemas"]["NullableNote"];
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description The reporter. */
            reporter_id: components["schemas"]["Id"];
            reporter: components["schemas"]["Username"];
            /** @description The reported user, or the author or owner of the reported content; null if there is none, as for products of the shop. */
            author_id: components["schemas"]["NullableId"];
            author: components["schemas"]["NullableUsername"];
            /** @description The moderator who claimed or resolved it; null while it is open. */
            handler_id: components["schemas"]["NullableId"];
            handler: components["schemas"]["NullableUsername"];
            /** @description When it was claimed; null while it is open. */
            claimed_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it was resolved; null if it is not resolved. */
            resolved_at: components["schemas"]["NullableDateTimeIso"];
            /** @description The note of the resolution; null if there is none. */
            resolution_note: components["schemas"]["NullableNote"];
        };
        /** @description One page of reports. */
        ReportList: {
            /** @description In the requested order. Empty past the last page. */
            reports: components["schemas"]["Report"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of reports. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description The target of a report: its current state, or its state when it was hidden or deleted. */
        ReportContext: {
            /** @description Its title; for a reply, an answer or a comment the title of its parent, for a share link the name of its target, for a user the username. */
            title: string;
            /** @description The first 1,000 characters of its text. Empty if it has no text. */
            text: components["schemas"]["Excerpt"];
            /** @description The author or owner; null if there is none. */
            author_id: components["schemas"]["NullableId"];
            author: components["schemas"]["NullableUsername"];
            /** @description The path at which to read it, below the base path; for a reply, an answer or a comment the path of its parent. */
            path: string;
            /** @description Set while the content is hidden, pending approval or deleted; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A report and its target. */
        ReportDetail: {
            id: components["schemas"]["Id"];
            target_type: components["schemas"]["ReportTargetType"];
            /** @description The id of the target, which may no longer exist. The id of a share link is not used anywhere else. */
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description The reporter's note; null if there is none, or if the account of the reporter or of the reported user was deleted. */
            note: components["schemas"]["NullableNote"];
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description The reporter. */
            reporter_id: components["schemas"]["Id"];
            reporter: components["schemas"]["Username"];
            /** @description The reported user, or the author or owner of the reported content; null if there is none, as for products of the shop. */
            author_id: components["schemas"]["NullableId"];
            author: components["schemas"]["NullableUsername"];
            /** @description The moderator who claimed or resolved it; null while it is open. */
            handler_id: components["schemas"]["NullableId"];
            handler: components["schemas"]["NullableUsername"];
            /** @description When it was claimed; null while it is open. */
            claimed_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it was resolved; null if it is not resolved. */
            resolved_at: components["schemas"]["NullableDateTimeIso"];
            /** @description The note of the resolution; null if there is none. */
            resolution_note: components["schemas"]["NullableNote"];
            /** @description The current state of the target; null if it no longer exists. */
            context: components["schemas"]["ReportContext"] | null;
            /** @description Number of other reports about the same target, in any status. */
            other_reports: components["schemas"]["Count"];
            /** @description The author's role and restrictions; null if there is no author or the account is deleted. */
            author_standing: components["schemas"]["UserStanding"] | null;
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The outcome of a report.
         * @enum {string}
         */
        ReportOutcomeInput: "upheld" | "rejected";
        /** @description The resolution of a report. */
        ResolutionInput: {
            outcome: components["schemas"]["ReportOutcomeInput"];
            note?: components["schemas"]["ReasonInput"];
        };
        /** @description An account pending approval. */
        SignUp: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            /** @description The email address. */
            email: components["schemas"]["EmailAddress"];
            /** @description Whether the address is confirmed. */
            email_verified: boolean;
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of accounts pending approval. */
        SignUpList: {
            /** @description Oldest first. Empty past the last page. */
            sign_ups: components["schemas"]["SignUp"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description Why one is notified: one was mentioned by `@name` (`mention`), it is of an order of one's own or of one's store (`order`), of what is one's own (`own`), or of what one watches (`watched`). Known values, of which there may be more later: `mention`, `order`, `own`, `watched`.
         * @enum {string}
         */
        NotificationReason: "mention" | "order" | "own" | "watched";
        /** @description What somebody is notified of. */
        Notification: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            reason: components["schemas"]["NotificationReason"];
            /** @description What it is of. `type` says which kind. */
            target_id: components["schemas"]["Id"];
            /** @description What it is called, or what it belongs to; null for orders. */
            title: components["schemas"]["NullableTitle"];
            /** @description The beginning of its text, in Markdown; empty without one. */
            excerpt: components["schemas"]["Excerpt"];
            /** @description The path at which to read it, below the base path. */
            path: string;
            /** @description Who did it, where that is told. */
            actor: components["schemas"]["NullableUsername"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it was marked as read; null if it is not. */
            read_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description Notifications, the newest first. */
        NotificationPage: {
            /** @description What the reader may still read. May be fewer than were asked for although more follow, as `next` says. */
            notifications: components["schemas"]["Notification"][];
            /** @description How many are not marked as read, at most 100. */
            unread_count: components["schemas"]["UnreadCount"];
            /** @description The value of `before` for those that follow; null after the last. */
            next: components["schemas"]["EventId"] | null;
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description Which to mark as read. */
        NotificationsReadInput: {
            /** @description These. */
            ids?: components["schemas"]["EventId"][];
            /** @description This one and all that are older. */
            until?: components["schemas"]["EventId"];
        };
        /** @description What is unread now. */
        NotificationsRead: {
            /** @description How many are not marked as read, at most 100. */
            unread_count: components["schemas"]["UnreadCount"];
        };
        /**
         * @description Where one is notified: not at all (`none`), in the inbox (`inbox`), there and by mail as it happens (`mail`), or there and in one mail a day (`digest`). Mails go to confirmed addresses. Known values, of which there may be more later: `inbox`, `mail`, `digest`, `none`.
         * @enum {string}
         */
        NotificationDelivery: "inbox" | "mail" | "digest" | "none";
        /** @description Where one is notified, by the reason. */
        NotificationSettings: {
            /** @description Of mentions of oneself. */
            mention: components["schemas"]["NotificationDelivery"];
            /** @description Of orders of one's own, and of one's stores. */
            order: components["schemas"]["NotificationDelivery"];
            /** @description Of replies, answers, comments and reviews of what is one's own. */
            own: components["schemas"]["NotificationDelivery"];
            /** @description Of what one watches. */
            watched: components["schemas"]["NotificationDelivery"];
        };
        /**
         * @description Where to notify.
         * @enum {string}
         */
        NotificationDeliveryInput: "inbox" | "mail" | "digest" | "none";
        /** @description What to change; an omitted field keeps its value. */
        NotificationSettingsChanges: {
            /** @description Of mentions of oneself. */
            mention?: components["schemas"]["NotificationDeliveryInput"];
            /** @description Of orders of one's own, and of one's stores. */
            order?: components["schemas"]["NotificationDeliveryInput"];
            /** @description Of replies, answers, comments and reviews of what is one's own. */
            own?: components["schemas"]["NotificationDeliveryInput"];
            /** @description Of what one watches. */
            watched?: components["schemas"]["NotificationDeliveryInput"];
        };
        /** @description An OpenAPI 3.1 document. Its `servers` has the actual address of the service. */
        ContractDocument: {
            /** @description The version of the OpenAPI Specification. */
            openapi: string;
            /** @description The name of the API. */
            info: {
                [key: string]: unknown;
            };
            /** @description The operations by path. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A dispute to open. */
        DisputeInput: {
            /** @description What is wrong with the order, visible to its seller and staff. */
            reason: components["schemas"]["ReasonInput"];
        };
        /** @description A text to render. */
        RenderInput: {
            text: components["schemas"]["Content"];
        };
        /** @description A rendered text. */
        RenderResult: {
            /** @description The HTML of the text. */
            html: components["schemas"]["RenderedText"];
        };
        /**
         * @description The type of the target to report. A `product` is one of the marketplace or of the shop; `comment` is one on a video.
         * @enum {string}
         */
        ReportTargetTypeInput: "announcement" | "answer" | "comment" | "product" | "question" | "reply" | "review" | "share" | "store" | "topic" | "user" | "video";
        /**
         * @description What is wrong.
         * @enum {string}
         */
        ReportReasonInput: "abuse" | "copyright" | "illegal" | "off_topic" | "other" | "privacy" | "scam" | "spam";
        /** @description Additional information for moderators. It contains no control characters except tabs and line breaks. */
        ReportNoteInput: string;
        /** @description The target of a report, and the reason. Use `target_token` for a share link and `target_id` for every other target; `target_token` is then used only for an unlisted video or a comment on one. */
        ReportInput: {
            target_type: components["schemas"]["ReportTargetTypeInput"];
            /** @description The target, unless it is a share link. */
            target_id?: components["schemas"]["Id"];
            /** @description The share link to report, or the share link that gives you access to the unlisted video. */
            target_token?: components["schemas"]["ShareToken"];
            reason: components["schemas"]["ReportReasonInput"];
            note?: components["schemas"]["ReportNoteInput"];
        };
        /**
         * @description A type of what a search finds.
         * @enum {string}
         */
        SearchTypeInput: "announcement" | "person" | "product" | "question" | "store" | "topic" | "video";
        /**
         * @description An area with something that a search finds.
         * @enum {string}
         */
        SearchAreaInput: "forum" | "answers" | "marketplace" | "shop" | "videos";
        /**
         * @description Sort order of the results of a search; defaults to `relevance`.
         * @enum {string}
         */
        SearchSorting: "relevance" | "newest";
        /**
         * @description The type of what was found. A reply is found as its topic, an answer as its question. Known values, of which there may be more later: `announcement`, `person`, `product`, `question`, `store`, `topic`, `video`.
         * @enum {string}
         */
        SearchType: "announcement" | "person" | "product" | "question" | "store" | "topic" | "video";
        /** @description The title; of a store its name, of a person the display name with the username, as in `Ana (ana)`, or the username alone. */
        SearchTitle: string;
        /** @description A word in an excerpt. Positions count UTF-16 code units, as strings of JavaScript, Java and C# do. */
        SearchMark: {
            /** @description Where it begins; 0 is the first. */
            start: components["schemas"]["Count"];
            /** @description How long it is. */
            length: components["schemas"]["Count"];
        };
        /** @description The part of the text around the first word that was found, in two forms. Empty where what was found has no text. A text of more than 20,000 characters is looked through up to there. */
        SearchExcerpt: {
            /** @description The part as plain text, with an ellipsis (`…`) where the text goes on. */
            text: string;
            /** @description Where the words are in `text`, in order. */
            marks: components["schemas"]["SearchMark"][];
            /** @description The same with `<mark>` around each of the words, and everything else escaped. */
            html: string;
        };
        /** @description One thing that a search found. */
        SearchResult: {
            type: components["schemas"]["SearchType"];
            /** @description Of a person the user's id, which no operation takes. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["SearchTitle"];
            excerpt: components["schemas"]["SearchExcerpt"];
            /** @description The path at which to read it, below the base path. */
            path: string;
            /** @description Who wrote it or owns it; null where nobody does. */
            author: components["schemas"]["NullableUsername"];
            /** @description The area that it belongs to; null for announcements and people. */
            area: components["schemas"]["Area"] | null;
            /** @description When it was created, or the user joined. */
            created_at: components["schemas"]["DateTimeIso"];
            /** @description How well it matches, to be compared within one search. */
            score: number;
        };
        /** @description What to search for, as `q` takes it. */
        SearchSpelling: string;
        /** @description How much is of one type. */
        SearchTypeCount: {
            type: components["schemas"]["SearchType"];
            count: components["schemas"]["Count"];
        };
        /** @description How much is in one area. */
        SearchAreaCount: {
            area: components["schemas"]["Area"];
            count: components["schemas"]["Count"];
        };
        /** @description How much of all that was found is of each type and in each area. */
        SearchFacets: {
            /** @description Most frequent first. */
            types: components["schemas"]["SearchTypeCount"][];
            /** @description Most frequent first. Announcements and people are in none. */
            areas: components["schemas"]["SearchAreaCount"][];
        };
        /** @description One page of what a search found. */
        SearchPage: {
            /** @description In the requested order. Empty past the last page. */
            results: components["schemas"]["SearchResult"][];
            /** @description Where `q` finds nothing: `q` with words that nothing has spelt as something has them. The page is then one of what that finds. Null where `q` finds something, or there is no such spelling. */
            did_you_mean: components["schemas"]["SearchSpelling"] | null;
            facets: components["schemas"]["SearchFacets"];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when nothing was found. */
            pages: components["schemas"]["Count"];
            /** @description What was found; at most 300. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The type of the shared item. Known values, of which there may be more later: `file`, `video`.
         * @enum {string}
         */
        ShareKind: "file" | "video";
        /** @description The target of a share link. */
        SharedItem: {
            kind: components["schemas"]["ShareKind"];
            /** @description The file's name, or the video's title. */
            name: string;
            mime_type: components["schemas"]["MediaType"];
            size: components["schemas"]["ByteCount"];
            /** @description Whether a password is required. */
            has_password: boolean;
            /** @description Whether the file can be downloaded, or the video saved rather than only streamed. */
            allow_download: boolean;
            /** @description When the link expires; null if never. */
            expires_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description The credentials for a share link. */
        ShareKey: {
            /** @description The password, if the link has one. */
            password?: string | null;
        };
        /** @description The URL of the shared file or video. */
        ShareAccess: {
            url: components["schemas"]["LinkUrl"];
            /** @description When the URL expires. */
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description An ordered product, as it was at the time of the order. */
        ShopOrderItem: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Its title at the time of the order. */
            title: components["schemas"]["Title"];
            /** @description Its unit price at the time of the order. */
            price: components["schemas"]["Amount"];
            /** @description The quantity. */
            quantity: components["schemas"]["Count"];
        };
        /** @description An order in a list. Later changes to products do not affect it. */
        ShopOrderSummary: {
            id: components["schemas"]["Id"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description Ordered by id. The first 50, if an order from before the limit was introduced has more. */
            items: components["schemas"]["ShopOrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description The buyer. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null if it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer can dispute the order; null if the current state does not allow a dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
        };
        /** @description One page of orders. */
        ShopOrderList: {
            /** @description Newest first. Empty past the last page. */
            orders: components["schemas"]["ShopOrderSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of orders. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description Sort order of a list of products; defaults to `newest`.
         * @enum {string}
         */
        ProductSorting: "newest" | "price_asc" | "price_desc";
        /** @description The stock-keeping unit, unique; null if there is none. */
        NullableSku: string | null;
        /** @description A product of the shop's catalogue in a list, with the first 1,000 characters of its description. */
        ShopProductSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The slug of the product, unique in the shop. */
            slug: components["schemas"]["Slug"];
            description: components["schemas"]["Excerpt"];
            sku: components["schemas"]["NullableSku"];
            /** @description The current price. */
            price: components["schemas"]["Amount"];
            /** @description The regular price. */
            regular_price: components["schemas"]["Amount"];
            /** @description Whether the price is below the regular price. */
            on_sale: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Quantity in stock. */
            stock: components["schemas"]["Count"];
            /** @description Whether the product is in stock. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /** @description One page of the shop's catalogue. */
        ShopProductList: {
            /** @description In the requested order. Empty past the last page. */
            products: components["schemas"]["ShopProductSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Products that match, at most 1,000 with `search`. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A product to add to the catalogue. */
        ShopProductInput: {
            title: components["schemas"]["Title"];
            /** @description The slug of the product, unique in the shop. */
            slug: components["schemas"]["Slug"];
            /** @description Defaults to an empty text. */
            description?: components["schemas"]["ProductDescription"];
            sku?: components["schemas"]["NullableSku"];
            /** @description The current price. */
            price: components["schemas"]["Price"];
            /** @description The regular price. Defaults to the price. */
            regular_price?: components["schemas"]["Price"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            /** @description Quantity in stock. Defaults to 0. */
            stock?: components["schemas"]["Stock"];
            /** @description Defaults to `active`. */
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
        };
        /** @description A product of the shop's catalogue. */
        ShopProduct: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The slug of the product, unique in the shop. */
            slug: components["schemas"]["Slug"];
            description: components["schemas"]["ProductDescription"];
            sku: components["schemas"]["NullableSku"];
            /** @description The current price. */
            price: components["schemas"]["Amount"];
            /** @description The regular price. */
            regular_price: components["schemas"]["Amount"];
            /** @description Whether the price is below the regular price. */
            on_sale: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Quantity in stock. */
            stock: components["schemas"]["Count"];
            /** @description Whether the product is in stock. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Set while the content is hidden or pending approval, for its author and moderators; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            my_report?: components["schemas"]["MyReport"];
            my_watch?: components["schemas"]["MyWatch"];
            description_html?: components["schemas"]["RenderedText"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description The fields of a product to change; an omitted field keeps its value. */
        ShopProductChanges: {
            title?: components["schemas"]["Title"];
            slug?: components["schemas"]["Slug"];
            description?: components["schemas"]["ProductDescription"];
            sku?: components["schemas"]["NullableSku"];
            /** @description The current price. */
            price?: components["schemas"]["Price"];
            /** @description The regular price. */
            regular_price?: components["schemas"]["Price"];
            /** @description The name of the category. */
            category?: components["schemas"]["Name"];
            stock?: components["schemas"]["Stock"];
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description The welcome on the start page, in Markdown, which `render=html` renders; null if there is none. Text with at least one visible character and no control characters except tabs and line breaks, stored exactly as sent. */
        SiteWelcome: string | null;
        /** @description The colour of links and buttons, as `#rrggbb`; null for that of the service. Front ends make it lighter or darker where text needs the contrast. */
        SiteAccent: string | null;
        /**
         * @description The name of a page that is the operator's. Known values, of which there may be more later: `rules`, `terms`, `privacy`, `imprint`.
         * @enum {string}
         */
        SitePageName: "rules" | "terms" | "privacy" | "imprint";
        /** @description The English title of the page. */
        SitePageTitle: string;
        /** @description A page of the site. */
        SitePageLink: {
            name: components["schemas"]["SitePageName"];
            title: components["schemas"]["SitePageTitle"];
        };
        /** @description What the site says of itself. */
        Site: {
            /** @description The name of the site. */
            name: string;
            welcome: components["schemas"]["SiteWelcome"];
            accent: components["schemas"]["SiteAccent"];
            /** @description The address of the logo, a square as WebP, for everybody; null if there is none. It changes with the logo, so it is cached for a year. */
            logo_url: string | null;
            /** @description The pages that there are. */
            site_pages: components["schemas"]["SitePageLink"][];
            welcome_html?: components["schemas"]["RenderedText"];
        };
        /** @description What to change; an omitted field keeps its value. */
        SiteChanges: {
            welcome?: components["schemas"]["SiteWelcome"];
            accent?: components["schemas"]["SiteAccent"];
        };
        /** @description A logo to upload. */
        LogoUpload: {
            /**
             * Format: binary
             * @description The picture. The part requires a file name and must not be empty.
             */
            logo: string;
        };
        /** @description A page of the site, with its text. */
        SitePage: {
            name: components["schemas"]["SitePageName"];
            title: components["schemas"]["SitePageTitle"];
            text: components["schemas"]["Description"];
            text_html?: components["schemas"]["RenderedText"];
        };
        /** @description The text of a page. */
        SitePageInput: {
            text: components["schemas"]["Description"];
        };
        /**
         * @description A `disabled` webhook is sent nothing. Known values, of which there may be more later: `active`, `disabled`.
         * @enum {string}
         */
        WebhookStatus: "active" | "disabled";
        /**
         * @description Why a webhook is disabled. `asked`: its owner did it; `gone`: the receiver answered with 410; `failing`: every attempt of five days failed. Known values, of which there may be more later: `asked`, `failing`, `gone`.
         * @enum {string}
         */
        WebhookDisabledFor: "asked" | "failing" | "gone";
        /** @description An address that is told of events. */
        Webhook: {
            id: components["schemas"]["Id"];
            /** @description Whose it is; null for one of the site. */
            owner: components["schemas"]["NullableUsername"];
            /** @description Where events are sent. */
            url: string;
            /** @description The types of events that are sent. */
            types: string[];
            /** @description What it is for, or null. */
            description: components["schemas"]["NullableNote"];
            /** @description Whether an event waits until those before it of the same resource are delivered or given up. Others are not held up by that. */
            is_ordered: boolean;
            status: components["schemas"]["WebhookStatus"];
            /** @description Why it is disabled; null while it is active. */
            disabled_for: components["schemas"]["WebhookDisabledFor"] | null;
            /** @description Since when every attempt failed; null if the last one did not. */
            failing_since: components["schemas"]["NullableDateTimeIso"];
            created_at: components["schemas"]["DateTimeIso"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description One page of webhooks. */
        WebhookList: {
            /** @description Newest first. Empty past the last page. */
            webhooks: components["schemas"]["Webhook"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description An https address. An http address works only within networks that the operator allows. Other addresses that are not public are refused, and so are redirects. User, password and fragment are not allowed: put what is secret into the path. */
        WebhookUrl: string;
        /** @description The types of events that are sent, as `EventType` lists them. */
        WebhookTypesInput: components["schemas"]["EventTypeInput"][];
        /** @description What it is for, or null. */
        WebhookDescriptionInput: string | null;
        /** @description Where to send which events. */
        WebhookInput: {
            url: components["schemas"]["WebhookUrl"];
            types: components["schemas"]["WebhookTypesInput"];
            description?: components["schemas"]["WebhookDescriptionInput"];
            /**
             * @description Whether an event waits until those before it of the same resource are delivered or given up.
             * @default false
             */
            is_ordered?: boolean;
        };
        /** @description The secret that signatures are made with. */
        WebhookSecret: string;
        /** @description A new webhook and its secret, which is not shown again. */
        CreatedWebhook: {
            id: components["schemas"]["Id"];
            /** @description Whose it is; null for one of the site. */
            owner: components["schemas"]["NullableUsername"];
            /** @description Where events are sent. */
            url: string;
            /** @description The types of events that are sent. */
            types: string[];
            /** @description What it is for, or null. */
            description: components["schemas"]["NullableNote"];
            /** @description Whether an event waits until those before it of the same resource are delivered or given up. Others are not held up by that. */
            is_ordered: boolean;
            status: components["schemas"]["WebhookStatus"];
            /** @description Why it is disabled; null while it is active. */
            disabled_for: components["schemas"]["WebhookDisabledFor"] | null;
            /** @description Since when every attempt failed; null if the last one did not. */
            failing_since: components["schemas"]["NullableDateTimeIso"];
            created_at: components["schemas"]["DateTimeIso"];
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description Something that can be offered below a search box. */
        Suggestion: {
            type: components["schemas"]["SearchType"];
            /** @description Of a person the user's id, which no operation takes. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["SearchTitle"];
            /** @description The path at which to read it, below the base path. */
            path: string;
        };
        /** @description What completes a text that is being typed. */
        SuggestionList: {
            /** @description Best first. */
            suggestions: components["schemas"]["Suggestion"][];
        };
        /**
         * @description Sort order of a list of users; defaults to `username`.
         * @enum {string}
         */
        UserSorting: "username" | "newest";
        /** @description A user in a list. */
        UserSummary: {
            username: components["schemas"]["Username"];
            display_name: components["schemas"]["DisplayName"];
            avatar_url: components["schemas"]["AvatarUrl"];
            role: components["schemas"]["Role"];
            member_since: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of users. */
        UserList: {
            /** @description In the requested order. Empty past the last page. */
            users: components["schemas"]["UserSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Number of users, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A comment in a list across videos. */
        CommentSummary: {
            id: components["schemas"]["Id"];
            /** @description The video. */
            video_id: components["schemas"]["Id"];
            /** @description The title of the video. */
            video: components["schemas"]["Title"];
            /** @description The first 1,000 characters of the comment. */
            content: components["schemas"]["Excerpt"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When its text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /** @description One page of comments on any videos. */
        CommentList: {
            /** @description Newest first. Empty past the last page. */
            comments: components["schemas"]["CommentSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of comments, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description Whether content is hidden, or deleted so that it can be restored for 30 days.
         * @enum {string}
         */
        PersonRemovalActionInput: "hide" | "delete";
        /** @description What is to be done with everything of a user, and why. */
        PersonRemovalInput: {
            action: components["schemas"]["PersonRemovalActionInput"];
            /** @description The reason, visible to the user, to staff and in the log. */
            reason: components["schemas"]["ReasonInput"];
        };
        /** @description A reply in a list across topics. */
        ReplySummary: {
            id: components["schemas"]["Id"];
            /** @description The topic. */
            topic_id: components["schemas"]["Id"];
            /** @description The title of the topic. */
            topic: components["schemas"]["Title"];
            /** @description The board of the topic. */
            board_id: components["schemas"]["Id"];
            board_title: components["schemas"]["Title"];
            /** @description The first 1,000 characters of the reply. */
            content: components["schemas"]["Excerpt"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When its text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
        };
        /** @description One page of replies to any topics. */
        ReplyList: {
            /** @description Newest first. Empty past the last page. */
            replies: components["schemas"]["ReplySummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of replies. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /**
         * @description The new role.
         * @enum {string}
         */
        RoleInput: "member" | "moderator" | "admin";
        /** @description The new role of a user. */
        RoleChange: {
            role: components["schemas"]["RoleInput"];
        };
        /** @description The reason and the end of a restriction. */
        RestrictionInput: {
            /** @description The reason, visible to the user, to staff and in the log. */
            reason: components["schemas"]["ReasonInput"];
            until?: components["schemas"]["UntilInput"];
        };
        /** @description A warning for a user. */
        WarningInput: {
            /** @description What the user is told. */
            text: components["schemas"]["ReasonInput"];
        };
        /**
         * @description Sort order of a list of videos; defaults to `newest`.
         * @enum {string}
         */
        VideoSorting: "newest" | "popular";
        /** @description A video to upload. */
        VideoUpload: {
            /**
             * Format: binary
             * @description The video. The part requires a file name and must not be empty.
             */
            video: string;
            title: components["schemas"]["Title"];
            description?: components["schemas"]["Description"];
            /**
             * @description Who can see the video, see `VideoVisibility`; defaults to `public`.
             * @enum {string}
             */
            visibility?: "public" | "unlisted" | "private";
        };
        /** @description A video. */
        Video: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Description"];
            /** @description The owner. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            visibility: components["schemas"]["VideoVisibility"];
            status: components["schemas"]["VideoStatus"];
            /**
             * Format: double
             * @description Duration in seconds; null if unknown.
             */
            duration: number | null;
            /** @description Display width in pixels; null if unknown. */
            width: number | null;
            /** @description Display height in pixels; null if unknown. */
            height: number | null;
            mime_type: components["schemas"]["VideoType"];
            size: components["schemas"]["ByteCount"];
            thumbnail_url: components["schemas"]["NullableImageUrl"];
            /** @description Number of likes. */
            like_count: components["schemas"]["Count"];
            /** @description Number of dislikes. */
            dislike_count: components["schemas"]["Count"];
            /** @description Number of comments. */
            comment_count: components["schemas"]["Count"];
            /** @description Number of views, as defined by `streamVideo`. Updated every few seconds. */
            view_count: components["schemas"]["Count"];
            /** @description The caller's rating; `none` also without a key with the scope `read`. */
            my_rating: components["schemas"]["VideoRating"];
            /** @description Its share link, visible only to its owner; null for others, and if there is none. */
            share: components["schemas"]["ShareLink"] | null;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Set while the content is hidden or pending approval, for its author and moderators; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            my_report?: components["schemas"]["MyReport"];
            description_html?: components["schemas"]["RenderedText"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description The fields of a video to change; an omitted field keeps its value. */
        VideoChanges: {
            title?: components["schemas"]["Title"];
            description?: components["schemas"]["Description"];
            visibility?: components["schemas"]["VideoVisibility"];
            thumbnail_url?: components["schemas"]["NullableImageUrl"];
        };
        /** @description A comment on a video. */
        Comment: {
            id: components["schemas"]["Id"];
            /** @description The video. */
            video_id: components["schemas"]["Id"];
            content: components["schemas"]["CommentText"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When its title or text was edited last; null if never. */
            edited_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Who edited it last; null if it was never edited. */
            edited_by: components["schemas"]["NullableUsername"];
            my_report?: components["schemas"]["MyReport"];
            content_html?: components["schemas"]["RenderedText"];
        };
        /** @description One page of the comments on a video. */
        CommentPage: {
            /** @description Newest first. Empty past the last page. */
            comments: components["schemas"]["Comment"][];
            /** @description Comments on the video. */
            total: components["schemas"]["Count"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            page: components["schemas"]["PageNumber"];
            next_cursor?: components["schemas"]["NextCursor"];
            people?: components["schemas"]["PeopleByName"];
        };
        /** @description A comment to create. */
        CommentInput: {
            content: components["schemas"]["CommentText"];
        };
        /** @description A new comment on a video. */
        CreatedComment: {
            id: components["schemas"]["Id"];
            /** @description The video. */
            video_id: components["schemas"]["Id"];
            content: components["schemas"]["CommentText"];
            /** @description The author. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Set while the content is pending approval; null when it is visible to everyone. */
            hidden: components["schemas"]["Hidden"] | null;
            content_html?: components["schemas"]["RenderedText"];
        };
        /** @description The new text of a comment. */
        CommentChanges: {
            content: components["schemas"]["CommentText"];
            reason?: components["schemas"]["EditReasonInput"];
        };
        /** @description A rating to set. */
        RatingInput: {
            rating: components["schemas"]["VideoRating"];
        };
        /** @description The caller's rating and the counts with it. */
        RatingResult: {
            rating: components["schemas"]["VideoRating"];
            /** @description Number of likes. */
            like_count: components["schemas"]["Count"];
            /** @description Number of dislikes. */
            dislike_count: components["schemas"]["Count"];
        };
        /** @description The stream URL of a video. */
        VideoStream: {
            stream_url: components["schemas"]["LinkUrl"];
            /** @description When the URL expires. */
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description Identifies a delivery. */
        WebhookDeliveryId: string;
        /**
         * @description `waiting` to be sent, for the first time or again; `delivered`: it was answered with 2xx; `failed`: it is not tried again; `skipped`: when it was to be sent, the owner of the webhook was not told of the event any more. Known values, of which there may be more later: `delivered`, `failed`, `skipped`, `waiting`.
         * @enum {string}
         */
        WebhookDeliveryStatus: "delivered" | "failed" | "skipped" | "waiting";
        /** @description What is sent. */
        WebhookRequest: {
            /** @description Where it is sent. */
            url: string;
            /** @description The header `webhook-id`, the same at each attempt. */
            webhook_id: string;
            /** @description The body; null if nothing is told of the event any more. */
            body: string | null;
        };
        /** @description An event on its way to a webhook, with the request and the answer. */
        WebhookDeliveryDetail: {
            id: components["schemas"]["WebhookDeliveryId"];
            /** @description The webhook. */
            webhook_id: components["schemas"]["Id"];
            /** @description The event; null for a ping. */
            event_id: string | null;
            /** @description The type of the event, or `webhook.ping`. */
            type: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How often it was tried, since it was sent again if it was. */
            attempts: components["schemas"]["Count"];
            /** @description When the last attempt ended; null before the first. */
            attempted_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it is tried next; null if it is not, or waits for another of the same resource. */
            next_attempt_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Milliseconds that the last attempt took. */
            duration_ms: components["schemas"]["NullableCount"];
            /** @description The status of the answer to it; null without an answer. */
            response_status: components["schemas"]["NullableCount"];
            /** @description Why it failed; null if it did not. */
            fault: components["schemas"]["NullableNote"];
            created_at: components["schemas"]["DateTimeIso"];
            request: components["schemas"]["WebhookRequest"];
            /** @description The first 2,000 characters of the answer to the last attempt; null without an answer. */
            response_body: string | null;
        };
        /** @description An event on its way to a webhook. */
        WebhookDelivery: {
            id: components["schemas"]["WebhookDeliveryId"];
            /** @description The webhook. */
            webhook_id: components["schemas"]["Id"];
            /** @description The event; null for a ping. */
            event_id: string | null;
            /** @description The type of the event, or `webhook.ping`. */
            type: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How often it was tried, since it was sent again if it was. */
            attempts: components["schemas"]["Count"];
            /** @description When the last attempt ended; null before the first. */
            attempted_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it is tried next; null if it is not, or waits for another of the same resource. */
            next_attempt_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Milliseconds that the last attempt took. */
            duration_ms: components["schemas"]["NullableCount"];
            /** @description The status of the answer to it; null without an answer. */
            response_status: components["schemas"]["NullableCount"];
            /** @description Why it failed; null if it did not. */
            fault: components["schemas"]["NullableNote"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /**
         * @description A `disabled` webhook is sent nothing until it is `active` again.
         * @enum {string}
         */
        WebhookStatusInput: "active" | "disabled";
        /** @description The fields of a webhook to change; an omitted field keeps its value. */
        WebhookChanges: {
            url?: components["schemas"]["WebhookUrl"];
            types?: components["schemas"]["WebhookTypesInput"];
            description?: components["schemas"]["WebhookDescriptionInput"];
            /** @description Whether an event waits until those before it of the same resource are delivered or given up. */
            is_ordered?: boolean;
            status?: components["schemas"]["WebhookStatusInput"];
        };
        /**
         * @description The status to filter by.
         * @enum {string}
         */
        WebhookDeliveryStatusFilter: "delivered" | "failed" | "skipped" | "waiting";
        /** @description One page of deliveries. */
        WebhookDeliveryList: {
            /** @description Newest first. Empty past the last page. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            page: components["schemas"]["PageNumber"];
            /** @description Total number of pages; 0 when the list is empty. */
            pages: components["schemas"]["Count"];
            /** @description Total number of entries, at most 10,000. */
            total: components["schemas"]["Count"];
            next_cursor?: components["schemas"]["NextCursor"];
        };
        /** @description The period whose events are sent again. */
        WebhookReplayInput: {
            /** @description The beginning of the period. */
            since: components["schemas"]["TimeInput"];
            /** @description Its end, which is not part of it; now unless it is given. */
            until?: components["schemas"]["TimeInput"];
        };
        /** @description What is sent again. */
        WebhookReplay: {
            /** @description The webhook. */
            id: components["schemas"]["Id"];
            /** @description How many events are sent. */
            deliveries: components["schemas"]["Count"];
        };
        /** @description A new secret, which is not shown again. */
        RotatedWebhookSecret: {
            /** @description The webhook. */
            id: components["schemas"]["Id"];
            secret: components["schemas"]["WebhookSecret"];
            /** @description Until when everything is signed with the secret before, too. */
            old_secret_until: components["schemas"]["DateTimeIso"];
        };
        /**
         * @description What a reply tells besides, of all that it names.
         * @enum {string}
         */
        IncludedPart: "people";
        /**
         * @description The form in which texts are added to a reply.
         * @enum {string}
         */
        RenderForm: "html";
        /** @description How a person is shown beside what they wrote. */
        Face: {
            display_name: components["schemas"]["DisplayName"];
            avatar_url: components["schemas"]["AvatarUrl"];
            role: components["schemas"]["Role"];
        };
    };
    responses: {
        /** @description The resource has not changed since the `ETag` in `If-None-Match`. The response has no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is malformed, or a parameter or field has a wrong type, length or range. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not allowed. The error code says why. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The rate limit is exceeded. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An internal error occurred. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The area is switched off, or a dependency such as the database is down. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key is missing or invalid: unknown, mistyped, expired or revoked. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body exceeds the maximum size. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not accept the media type of the body. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not match the `ETag` in `If-Match`. Nothing was changed. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What was asked for is no longer kept. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `already_exists`: The name or slug already exists. */
        AlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `already_exists`: The name or slug already exists. `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored. */
        AlreadyExistsContentHidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `already_exists`: The name or slug already exists. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
        AlreadyExistsIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `already_reported`: The caller has already reported this, and the report is not resolved yet. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
        AlreadyReportedIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `already_reviewed`: The caller has already reviewed this product. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
        AlreadyReviewedIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `announcement_not_found`: No such announcement. */
        AnnouncementNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `answer_not_found`: No such answer. */
        AnswerNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `board_not_empty`: The board has topics, or deleted topics that moderators can still restore. */
        BoardNotEmpty: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `board_not_found`: No such board. */
        BoardNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `board_not_found`: No such board. `reply_not_found`: No such reply. `topic_not_found`: No such topic. */
        BoardNotFoundReplyNotFoundTopicNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `board_not_found`: No such board. `topic_not_found`: No such topic. */
        BoardNotFoundTopicNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `category_not_found`: No such category. */
        CategoryNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `category_not_found`: No such category. `question_not_found`: No such question. */
        CategoryNotFoundQuestionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `comment_not_found`: No such comment. `video_not_found`: No such video. */
        CommentNotFoundVideoNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored. */
        ContentHidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `content_hidden`: A moderator has hidden the content; it cannot be changed until it is restored. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
        ContentHiddenIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `announcement_not_found`: No such announcement. `answer_not_found`: No such answer. `comment_not_found`: No such comment. `product_not_found`: No such product. `question_not_found`: No such question. `reply_not_found`: No such reply. `review_not_found`: No such review. `share_not_found`: No such share link. `store_not_found`: No such store. `topic_not_found`: No such topic. `user_not_found`: No such user. `video_not_found`: No such video. */
        CreateReportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `file_not_found`: No such file, or it belongs to another user. */
        FileNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `file_not_found`: No such file, or it belongs to another user. `share_not_found`: No such share link. */
        FileNotFoundShareNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `announcement_not_found`: No such announcement. `answer_not_found`: No such answer. `comment_not_found`: No such comment. `product_not_found`: No such product. `question_not_found`: No such question. `reply_not_found`: No such reply. `review_not_found`: No such review. `share_not_found`: No such share link. `store_not_found`: No such store. `topic_not_found`: No such topic. `video_not_found`: No such video. */
        HideContentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
        IdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. `out_of_stock`: Insufficient stock; nothing was ordered. `unpaid_order`: The caller's unpaid orders already reserve the maximum of this product; nothing was ordered. */
        IdempotencyInProgressOutOfStockUnpaidOrder: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. `removal_in_progress`: The content of this user is being removed or restored. */
        IdempotencyInProgressRemovalInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A required field is missing, null or blank, or an `Idempotency-Key` was already used with another body. `idempotency_key_reused`: This `Idempotency-Key` was already used for another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A required field is missing, null or blank, or an `Idempotency-Key` was already used with another body. `idempotency_key_reused`: This `Idempotency-Key` was already used for another request. `missing_fields`: A required field is missing, null or blank. */
        IdempotencyKeyReusedMissingFields: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `invalid_transition`: The current state does not allow this transition. */
        InvalidTransition: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `invalid_transition`: The current state does not allow this transition. `report_claimed`: Another moderator has claimed the report. */
        InvalidTransitionReportClaimed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `invitation_not_found`: No such invitation. */
        InvitationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `announcement_not_found`: No such announcement. `answer_not_found`: No such answer. `comment_not_found`: No such comment. `product_not_found`: No such product. `question_not_found`: No such question. `reply_not_found`: No such reply. `review_not_found`: No such review. `topic_not_found`: No such topic. */
        ListRevisionsNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A required field is missing, null or blank, or an `Idempotency-Key` was already used with another body. `missing_fields`: A required field is missing, null or blank. */
        MissingFields: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `order_not_found`: No such order. */
        OrderNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `page_not_found`: There is no such page. */
        PageNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `product_not_found`: No such product. */
        ProductNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `question_not_found`: No such question. */
        QuestionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `removal_in_progress`: The content of this user is being removed or restored. */
        RemovalInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `removal_not_found`: No such removal of everything of a user. */
        RemovalNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `removal_not_found`: No such removal of everything of a user. `user_not_found`: No such user. */
        RemovalNotFoundUserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `reply_not_found`: No such reply. */
        ReplyNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `reply_not_found`: No such reply. `topic_not_found`: No such topic. */
        ReplyNotFoundTopicNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `report_not_found`: No such report. */
        ReportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `announcement_not_found`: No such announcement. `answer_not_found`: No such answer. `comment_not_found`: No such comment. `product_not_found`: No such product. `question_not_found`: No such question. `reply_not_found`: No such reply. `review_not_found`: No such review. `share_not_found`: No such share link. `store_not_found`: No such store. `topic_not_found`: No such topic. `video_not_found`: No such video. */
        RestoreContentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `announcement_not_found`: No such announcement. `answer_not_found`: No such answer. `comment_not_found`: No such comment. `product_not_found`: No such product. `question_not_found`: No such question. `reply_not_found`: No such reply. `review_not_found`: No such review. `revision_not_found`: No such revision, or it is no longer kept. `topic_not_found`: No such topic. */
        RestoreRevisionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `review_not_found`: No such review. */
        ReviewNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `share_not_found`: No such share link. */
        ShareNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `share_not_found`: No such share link. `video_not_found`: No such video. */
        ShareNotFoundVideoNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `store_not_found`: No such store. */
        StoreNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `topic_not_found`: No such topic. */
        TopicNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `user_not_found`: No such user. */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `video_not_found`: No such video. */
        VideoNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. `video_not_ready`: The video is still being processed. */
        VideoNotReady: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `warning_not_found`: No such warning. */
        WarningNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource in the path or the body does not exist. `webhook_not_found`: No such webhook or delivery, or it belongs to another user. */
        WebhookNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
        Include: components["schemas"]["IncludedPart"];
        /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
        Render: components["schemas"]["RenderForm"];
        /**
         * @description The page number, starting at 1. A page past the last one is an empty list.
         * @example 1
         */
        Page: number;
        /**
         * @description Number of items per page.
         * @example 20
         */
        PerPage: number;
        /**
         * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
         * @example 2026-01-31T00:00:00Z
         */
        UpdatedSince: components["schemas"]["TimeInput"];
        /**
         * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
         * @example *
         */
        Cursor: string;
        /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
        IdempotencyKey: string;
        /**
         * @description The announcement.
         * @example 1
         */
        AnnouncementId: components["schemas"]["Id"];
        /**
         * @description The answer.
         * @example 4
         */
        AnswerId: components["schemas"]["Id"];
        /**
         * @description The category.
         * @example garden
         */
        CategorySlug: components["schemas"]["Slug"];
        /**
         * @description Only questions of the category with this slug: the field `category_slug` of responses, `category` of requests. An unknown slug has no questions.
         * @example garden
         */
        QuestionCategory: components["schemas"]["Slug"];
        /**
         * @description Only questions with this status.
         * @example resolved
         */
        QuestionStatusFilter: components["schemas"]["QuestionStatusFilter"];
        /**
         * @description Only questions with these words in their title or body, in any grammatical form. `"two words"` matches a phrase, `-word` excludes a word, `or` matches either side. Other punctuation counts as a space. Stop words such as `the` find nothing; white space alone does not filter.
         * @example tomatoes -slugs
         */
        QuestionSearch: string;
        /**
         * @description The order of the list. `votes` is by the score of a question's best answer, 0 if it has none; `unanswered` has questions without an answer first. Ties are ordered newest first. A search is ordered by relevance. Defaults to `newest`.
         * @example newest
         */
        QuestionSort: components["schemas"]["QuestionSorting"];
        /**
         * @description The title so far. The five longest of its words count.
         * @example Slugs on tomatoes
         */
        DraftTitle: string;
        /**
         * @description The question.
         * @example 1
         */
        QuestionId: components["schemas"]["Id"];
        /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
        IfMatch: string;
        /**
         * @description The type of the content.
         * @example topic
         */
        RevisedContentType: components["schemas"]["RevisedType"];
        /**
         * @description The id of the content, as in the `target_id` of a report or of removed content.
         * @example 41
         */
        ContentId: components["schemas"]["Id"];
        /**
         * @description The number of the revision.
         * @example 1
         */
        RevisionNumber: components["schemas"]["Id"];
        /**
         * @description The `next` of the page before, or the `id` of an event: what follows it. `latest` is what happens from now on. Without it, all events that are kept.
         * @example latest
         */
        EventsAfter: string;
        /**
         * @description Only these types, with commas between them. All by default.
         * @example [
         *       "topic.created",
         *       "reply.created"
         *     ]
         */
        EventTypes: components["schemas"]["EventTypeInput"][];
        /**
         * @description At most so many events.
         * @example 20
         */
        EventsLimit: number;
        /**
         * @description Seconds to wait for an event where there is none yet (long polling).
         * @example 0
         */
        EventsWait: number;
        /**
         * @description Only files whose name contains this text (case-insensitive). A blank value does not filter.
         * @example seed
         */
        FileSearch: string;
        /**
         * @description Newest first, by name (case-insensitive), or largest first. Defaults to `newest`.
         * @example name
         */
        FileSort: components["schemas"]["FileSorting"];
        /**
         * @description The file.
         * @example 1
         */
        FileId: components["schemas"]["Id"];
        /**
         * @description The board.
         * @example 3
         */
        BoardId: components["schemas"]["Id"];
        /**
         * @description The board that gets all topics of the deleted one.
         * @example 1
         */
        MoveTopicsTo: components["schemas"]["Id"];
        /**
         * @description `true` to delete the topics of the board too, at most 1,000. They can be restored for 30 days; restoring the first one also restores the board. Ignored if `move_to` is set.
         * @example false
         */
        WithTopics: boolean;
        /**
         * @description The reply.
         * @example 61
         */
        ReplyId: components["schemas"]["Id"];
        /**
         * @description Only topics of this board. An unknown board has no topics.
         * @example 3
         */
        TopicBoard: components["schemas"]["Id"];
        /**
         * @description Only topics of this user (case-insensitive). An unknown user has no topics.
         * @example noor
         */
        TopicAuthor: components["schemas"]["Username"];
        /**
         * @description The order of the list. `latest` is by latest reply, or by the topic if it has no replies; `newest` is by creation time of the topic. Defaults to `latest`.
         * @example latest
         */
        TopicSort: components["schemas"]["TopicSorting"];
        /**
         * @description `true` for only the topics with something unread (`unread_count`), which needs a key: without one it is `unauthorized`. The 1,000 topics with the latest replies are looked at, with `board` those of that board, and with `author` that user's 1,000 newest.
         * @example false
         */
        TopicUnread: boolean;
        /**
         * @description The topic.
         * @example 41
         */
        TopicId: components["schemas"]["Id"];
        /**
         * @description Number of replies per page. The maximum is lower than elsewhere, because replies are returned in full.
         * @example 20
         */
        RepliesPerPage: number;
        /**
         * @description The order of the replies. Defaults to `oldest`.
         * @example oldest
         */
        ReplyOrder: components["schemas"]["ReplyOrder"];
        /** @description `include` to show replies that are hidden or pending approval in their place, with `hidden`, and to count them in `pages` and `total`. For moderators: without a key it is `unauthorized`, for others `forbidden`. A page far into the topic takes longer than without. */
        HiddenReplies: components["schemas"]["HiddenReplyOption"];
        /**
         * @description The page that has this reply, in the place of `page`, which is ignored; `page` of the reply says which it is. A reply that another topic has leads there; one that is not there is `reply_not_found`. Ignored with `cursor`.
         * @example 346
         */
        PageOfReply: components["schemas"]["Id"];
        /**
         * @description Maximum number of orders per page.
         * @example 100
         */
        OrdersPerPage: number;
        /**
         * @description Only orders with this status.
         * @example paid
         */
        OrderStatusFilter: components["schemas"]["OrderStatusFilter"];
        /**
         * @description Only products of this store.
         * @example 1
         */
        StoreId: components["schemas"]["Id"];
        /**
         * @description Only products whose category has this name (case-insensitive). A blank value does not filter.
         * @example Seeds
         */
        CategoryName: string;
        /**
         * @description Only products whose title contains this text (case-insensitive). A blank value does not filter. A search finds at most the first 1,000 products in the requested order, which also limits `total`. A text without three consecutive letters or digits is searched only in the first 50,000 products of the list.
         * @example seed
         */
        ProductSearch: string;
        /**
         * @description The order of the list; `rating` is by average rating, highest first, and products without reviews come last. Products with the same price or rating are ordered by id, in the same direction. Defaults to `newest`.
         * @example newest
         */
        MarketplaceProductSort: components["schemas"]["MarketplaceProductSorting"];
        /**
         * @description The product.
         * @example 1
         */
        MarketplaceProductId: components["schemas"]["Id"];
        /**
         * @description The order of the list. Reviews with the same rating are ordered by id, in the same direction. Defaults to `newest`.
         * @example newest
         */
        ReviewSort: components["schemas"]["ReviewSorting"];
        /**
         * @description The review.
         * @example 1
         */
        ReviewId: components["schemas"]["Id"];
        /**
         * @description The store.
         * @example the-crooked-shed
         */
        StoreSlug: components["schemas"]["Slug"];
        /**
         * @description Only products with this status.
         * @example draft
         */
        ProductStatusFilter: components["schemas"]["ProductStatusFilter"];
        /**
         * @description Only stores with this status.
         * @example active
         */
        StoreStatusFilter: components["schemas"]["StoreStatusFilter"];
        /**
         * @description Only videos with this visibility.
         * @example private
         */
        VideoVisibilityFilter: components["schemas"]["VideoVisibility"];
        /**
         * @description Only videos with this status.
         * @example ready
         */
        VideoStatusFilter: components["schemas"]["VideoStatusFilter"];
        /**
         * @description The warning.
         * @example 1
         */
        WarningId: components["schemas"]["Id"];
        /**
         * @description The type of the content.
         * @example topic
         */
        HideableContentType: components["schemas"]["HideableType"];
        /**
         * @description Only content in this state.
         * @example held
         */
        HiddenStateFilter: components["schemas"]["HiddenStateFilter"];
        /**
         * @description Only content of this type.
         * @example topic
         */
        ContentTypeFilter: components["schemas"]["ContentTypeFilter"];
        /**
         * @description Only content written or owned by this user.
         * @example noor
         */
        HiddenAuthor: components["schemas"]["Username"];
        /**
         * @description The invitation.
         * @example 1
         */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description Only actions of this user (case-insensitive). An unknown user has no entries.
         * @example grace
         */
        AuditActor: components["schemas"]["Username"];
        /**
         * @description Only entries with this action, as in `AuditAction`. An unknown action has no entries.
         * @example lockTopic
         */
        AuditActionFilter: string;
        /**
         * @description Only actions on this target: its type, a colon, and its id or username, such as `topic:12` or `user:noor`.
         * @example topic:12
         */
        AuditTarget: string;
        /**
         * @description Only entries at or after this time. Encode the `+` of an offset as `%2B`.
         * @example 2026-01-31T00:00:00Z
         */
        AuditSince: components["schemas"]["TimeInput"];
        /**
         * @description Only entries before this time. Encode the `+` of an offset as `%2B`.
         * @example 2026-03-01T00:00:00Z
         */
        AuditUntil: components["schemas"]["TimeInput"];
        /**
         * @description Only removals of this user's content.
         * @example noor
         */
        RemovedAuthor: components["schemas"]["Username"];
        /**
         * @description The removal of everything of a user.
         * @example 1
         */
        RemovalId: components["schemas"]["Id"];
        /**
         * @description Only reports with this status.
         * @example open
         */
        ReportStatusFilter: components["schemas"]["ReportStatusFilter"];
        /**
         * @description Only reports about this type of target, as in `ReportTargetType`. An unknown type has no reports.
         * @example topic
         */
        ReportTargetTypeFilter: string;
        /**
         * @description Only reports about this target: its type, a colon, and its id, such as `topic:12`; also for users.
         * @example topic:12
         */
        ReportTarget: string;
        /**
         * @description Only reports with this reason, as in `ReportReason`. An unknown reason has no reports.
         * @example spam
         */
        ReportReasonFilter: string;
        /**
         * @description Only reports that the caller has claimed or resolved.
         * @example me
         */
        ReportClaimedBy: components["schemas"]["ReportClaimant"];
        /**
         * @description The order of the list.
         * @example oldest
         */
        ReportSort: components["schemas"]["ReportSorting"];
        /**
         * @description The report.
         * @example 1
         */
        ReportId: components["schemas"]["Id"];
        /**
         * @description The report, claimed by the caller.
         * @example 2
         */
        ClaimedReportId: components["schemas"]["Id"];
        /**
         * @description The username to reject (case-insensitive).
         * @example bargains4you
         */
        RefusedSignUpName: components["schemas"]["Username"];
        /**
         * @description The username of the pending account (case-insensitive).
         * @example petra
         */
        SignUpName: components["schemas"]["Username"];
        /**
         * @description The `next` of the page before. Without it, the newest.
         * @example 1024
         */
        NotificationsBefore: components["schemas"]["EventId"];
        /**
         * @description At most so many; 0 for `unread_count` alone.
         * @example 20
         */
        NotificationsLimit: number;
        /**
         * @description The order.
         * @example 1
         */
        OrderId: components["schemas"]["Id"];
        /**
         * @description The words to find: at most 20 of them count.
         * @example tomatoes -slugs
         */
        SearchText: string;
        /**
         * @description Only these types, with commas between them. All by default.
         * @example [
         *       "topic",
         *       "question"
         *     ]
         */
        SearchTypes: components["schemas"]["SearchTypeInput"][];
        /**
         * @description Only posts of this user (case-insensitive). An unknown user has none.
         * @example noor
         */
        SearchAuthor: components["schemas"]["Username"];
        /**
         * @description Only this area. Announcements and people belong to none.
         * @example forum
         */
        SearchArea: components["schemas"]["SearchAreaInput"];
        /**
         * @description Only posts written at or after this time. Encode the `+` of an offset as `%2B`.
         * @example 2026-01-31T00:00:00Z
         */
        SearchSince: components["schemas"]["TimeInput"];
        /**
         * @description Only posts written before this time. Encode the `+` of an offset as `%2B`.
         * @example 2026-01-31T00:00:00Z
         */
        SearchUntil: components["schemas"]["TimeInput"];
        /**
         * @description The order of the results. `relevance`: words in a title count more than in a text, and many more than few; ties are ordered newest first. Defaults to `relevance`.
         * @example relevance
         */
        SearchSort: components["schemas"]["SearchSorting"];
        /**
         * @description Number of results per page.
         * @example 20
         */
        SearchPerPage: number;
        /**
         * @description The share link.
         * @example 7Hq2mXo4Vb9RkLz0TnWc3YsJd6PfGa1E
         */
        ShareToken: components["schemas"]["ShareToken"];
        /**
         * @description The order of the list. Products with the same price are ordered by id, in the same direction. Defaults to `newest`.
         * @example newest
         */
        ProductSort: components["schemas"]["ProductSorting"];
        /**
         * @description The product.
         * @example 15
         */
        ShopProductId: components["schemas"]["Id"];
        /**
         * @description The page: `rules`, `terms`, `privacy` or `imprint`.
         * @example rules
         */
        NameOfSitePage: components["schemas"]["Slug"];
        /**
         * @description What has been typed.
         * @example tom
         */
        SuggestText: string;
        /**
         * @description What the username or the display name begins with (case-insensitive).
         * @example to
         */
        UserSearch: string;
        /**
         * @description The order of the list. `newest` is by when users joined. Defaults to `username`.
         * @example username
         */
        UserSort: components["schemas"]["UserSorting"];
        /**
         * @description The username (case-insensitive).
         * @example noor
         */
        Username: components["schemas"]["Username"];
        /**
         * @description Only videos whose title contains this text (case-insensitive). A blank value does not filter.
         * @example harbour
         */
        VideoSearch: string;
        /**
         * @description The order of the list. `popular` is by likes, ties ordered newest first. Defaults to `newest`.
         * @example newest
         */
        VideoSort: components["schemas"]["VideoSorting"];
        /**
         * @description The video.
         * @example 1
         */
        VideoId: components["schemas"]["Id"];
        /**
         * @description The token of the video's share link, for callers who cannot see the video otherwise.
         * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
         */
        ShareOfVideo: components["schemas"]["ShareToken"];
        /**
         * @description The comment.
         * @example 3
         */
        CommentId: components["schemas"]["Id"];
        /**
         * @description The delivery.
         * @example 1
         */
        WebhookDeliveryId: components["schemas"]["WebhookDeliveryId"];
        /**
         * @description The webhook.
         * @example 1
         */
        WebhookId: components["schemas"]["Id"];
        /**
         * @description Only deliveries with this status.
         * @example failed
         */
        WebhookDeliveryStatusFilter: components["schemas"]["WebhookDeliveryStatusFilter"];
    };
    requestBodies: never;
    headers: {
        /** @description The id of the request. A well-formed id sent by the client is used. */
        "X-Request-Id": string;
        /** @description Requests allowed in the current window. Omitted if limits are switched off. */
        "RateLimit-Limit": number;
        /** @description Requests left in the current window. Omitted if limits are switched off. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window ends. Omitted if limits are switched off. */
        "RateLimit-Reset": number;
        /** @description Present when unknown query parameters or body fields were ignored: at most ten of their names, percent-encoded and separated by commas. */
        "Ignored-Parameters": string;
        /** @description Identifies this version of the body. Send it in `If-None-Match` to get a 304 while the body is unchanged, or in `If-Match` to make a change only if the body is unchanged. */
        ETag: string;
        /**
         * @description Where `next_cursor` leads: a path relative to the host, with the same query but for the `cursor` and an `api_key`, and `rel="next"` (RFC 8288).
         * @example </api/v1/forum/topics?per_page=100&cursor=bGlrZSB0aGlz>; rel="next"
         */
        Link: string;
        /** @description Seconds to wait before retrying. */
        "Retry-After": number;
        /** @description Present when the response is a replay of the first response to the same `Idempotency-Key`. */
        "Idempotent-Replayed": "true";
        /** @description Path of what was created, or of where it is now, relative to the host. What has no page of its own, such as a reply, leads to the page that contains it. */
        Location: string;
        /** @description The authentication scheme. */
        "WWW-Authenticate": "Bearer";
    };
    pathItems: never;
}
export type PeopleByName = components['schemas']['PeopleByName'];
export type RenderedText = components['schemas']['RenderedText'];
export type TimeInput = components['schemas']['TimeInput'];
export type Id = components['schemas']['Id'];
export type Title = components['schemas']['Title'];
export type CommentText = components['schemas']['CommentText'];
export type Username = components['schemas']['Username'];
export type DateTimeIso = components['schemas']['DateTimeIso'];
export type NullableDateTimeIso = components['schemas']['NullableDateTimeIso'];
export type NullableUsername = components['schemas']['NullableUsername'];
export type Announcement = components['schemas']['Announcement'];
export type PageNumber = components['schemas']['PageNumber'];
export type Count = components['schemas']['Count'];
export type NextCursor = components['schemas']['NextCursor'];
export type AnnouncementList = components['schemas']['AnnouncementList'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type InvalidFields = components['schemas']['InvalidFields'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type ProblemData = components['schemas']['ProblemData'];
export type Problem = components['schemas']['Problem'];
export type UntilInput = components['schemas']['UntilInput'];
export type AnnouncementInput = components['schemas']['AnnouncementInput'];
export type Deleted = components['schemas']['Deleted'];
export type EditReasonInput = components['schemas']['EditReasonInput'];
export type AnnouncementChanges = components['schemas']['AnnouncementChanges'];
export type Content = components['schemas']['Content'];
export type AnswerChanges = components['schemas']['AnswerChanges'];
export type Score = components['schemas']['Score'];
export type DateTimeSql = components['schemas']['DateTimeSql'];
export type Vote = components['schemas']['Vote'];
export type ReportStatus = components['schemas']['ReportStatus'];
export type MyReport = components['schemas']['MyReport'];
export type Answer = components['schemas']['Answer'];
export type QuestionStatus = components['schemas']['QuestionStatus'];
export type NullableId = components['schemas']['NullableId'];
export type Name = components['schemas']['Name'];
export type Slug = components['schemas']['Slug'];
export type Category = components['schemas']['Category'];
export type HiddenState = components['schemas']['HiddenState'];
export type HiddenReason = components['schemas']['HiddenReason'];
export type Hidden = components['schemas']['Hidden'];
export type MyWatch = components['schemas']['MyWatch'];
export type QuestionDetail = components['schemas']['QuestionDetail'];
export type VoteInput = components['schemas']['VoteInput'];
export type VoteOutcome = components['schemas']['VoteOutcome'];
export type VoteResult = components['schemas']['VoteResult'];
export type CategoryList = components['schemas']['CategoryList'];
export type CategoryInput = components['schemas']['CategoryInput'];
export type CategoryChanges = components['schemas']['CategoryChanges'];
export type QuestionStatusFilter = components['schemas']['QuestionStatusFilter'];
export type QuestionSorting = components['schemas']['QuestionSorting'];
export type Excerpt = components['schemas']['Excerpt'];
export type NullableSlug = components['schemas']['NullableSlug'];
export type QuestionSummary = components['schemas']['QuestionSummary'];
export type QuestionPage = components['schemas']['QuestionPage'];
export type QuestionInput = components['schemas']['QuestionInput'];
export type CreatedQuestion = components['schemas']['CreatedQuestion'];
export type SimilarQuestion = components['schemas']['SimilarQuestion'];
export type SimilarQuestions = components['schemas']['SimilarQuestions'];
export type QuestionWithAnswers = components['schemas']['QuestionWithAnswers'];
export type QuestionChanges = components['schemas']['QuestionChanges'];
export type AnswerInput = components['schemas']['AnswerInput'];
export type CreatedAnswer = components['schemas']['CreatedAnswer'];
export type WatchedType = components['schemas']['WatchedType'];
export type WatchState = components['schemas']['WatchState'];
export type Watch = components['schemas']['Watch'];
export type RevisedType = components['schemas']['RevisedType'];
export type NullableTitle = components['schemas']['NullableTitle'];
export type Description = components['schemas']['Description'];
export type Revision = components['schemas']['Revision'];
export type RevisionList = components['schemas']['RevisionList'];
export type ContentType = components['schemas']['ContentType'];
export type RevisedText = components['schemas']['RevisedText'];
export type EventTypeInput = components['schemas']['EventTypeInput'];
export type EventId = components['schemas']['EventId'];
export type EventType = components['schemas']['EventType'];
export type EventData = components['schemas']['EventData'];
export type Event = components['schemas']['Event'];
export type EventPage = components['schemas']['EventPage'];
export type FileSorting = components['schemas']['FileSorting'];
export type FileName = components['schemas']['FileName'];
export type MediaType = components['schemas']['MediaType'];
export type ByteCount = components['schemas']['ByteCount'];
export type ShareToken = components['schemas']['ShareToken'];
export type LinkUrl = components['schemas']['LinkUrl'];
export type ShareLink = components['schemas']['ShareLink'];
export type StoredFile = components['schemas']['StoredFile'];
export type FileList = components['schemas']['FileList'];
export type FileUpload = components['schemas']['FileUpload'];
export type FileDownload = components['schemas']['FileDownload'];
export type FileChanges = components['schemas']['FileChanges'];
export type ShareChanges = components['schemas']['ShareChanges'];
export type NullableDateTimeSql = components['schemas']['NullableDateTimeSql'];
export type TopicReference = components['schemas']['TopicReference'];
export type BoardSummary = components['schemas']['BoardSummary'];
export type BoardList = components['schemas']['BoardList'];
export type BoardInput = components['schemas']['BoardInput'];
export type Board = components['schemas']['Board'];
export type BoardOrder = components['schemas']['BoardOrder'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type FirstUnread = components['schemas']['FirstUnread'];
export type TopicSummary = components['schemas']['TopicSummary'];
export type BoardPage = components['schemas']['BoardPage'];
export type BoardChanges = components['schemas']['BoardChanges'];
export type ReplyChanges = components['schemas']['ReplyChanges'];
export type Reply = components['schemas']['Reply'];
export type TopicSorting = components['schemas']['TopicSorting'];
export type TopicList = components['schemas']['TopicList'];
export type TopicInput = components['schemas']['TopicInput'];
export type CreatedTopic = components['schemas']['CreatedTopic'];
export type SimilarTopic = components['schemas']['SimilarTopic'];
export type SimilarTopics = components['schemas']['SimilarTopics'];
export type ReplyOrder = components['schemas']['ReplyOrder'];
export type HiddenReplyOption = components['schemas']['HiddenReplyOption'];
export type TopicDetail = components['schemas']['TopicDetail'];
export type TopicPage = components['schemas']['TopicPage'];
export type MovedTopic = components['schemas']['MovedTopic'];
export type TopicChanges = components['schemas']['TopicChanges'];
export type TopicMergeInput = components['schemas']['TopicMergeInput'];
export type TopicReadInput = components['schemas']['TopicReadInput'];
export type TopicReadState = components['schemas']['TopicReadState'];
export type ReplyInput = components['schemas']['ReplyInput'];
export type CreatedReply = components['schemas']['CreatedReply'];
export type TopicSplitInput = components['schemas']['TopicSplitInput'];
export type HealthStatus = components['schemas']['HealthStatus'];
export type Area = components['schemas']['Area'];
export type HealthComponents = components['schemas']['HealthComponents'];
export type Health = components['schemas']['Health'];
export type Amount = components['schemas']['Amount'];
export type Currency = components['schemas']['Currency'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type NullableImageUrl = components['schemas']['NullableImageUrl'];
export type Rating = components['schemas']['Rating'];
export type MarketplaceProduct = components['schemas']['MarketplaceProduct'];
export type VideoVisibility = components['schemas']['VideoVisibility'];
export type VideoStatus = components['schemas']['VideoStatus'];
export type VideoType = components['schemas']['VideoType'];
export type VideoRating = components['schemas']['VideoRating'];
export type VideoSummary = components['schemas']['VideoSummary'];
export type NullableCount = components['schemas']['NullableCount'];
export type HomeCounts = components['schemas']['HomeCounts'];
export type Home = components['schemas']['Home'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ProductCategoryList = components['schemas']['ProductCategoryList'];
export type OrderStatusFilter = components['schemas']['OrderStatusFilter'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type MarketplaceOrderItem = components['schemas']['MarketplaceOrderItem'];
export type MarketplaceOrderSummary = components['schemas']['MarketplaceOrderSummary'];
export type MarketplaceOrderList = components['schemas']['MarketplaceOrderList'];
export type OrderItemInput = components['schemas']['OrderItemInput'];
export type OrderInput = components['schemas']['OrderInput'];
export type OrderArea = components['schemas']['OrderArea'];
export type NullableName = components['schemas']['NullableName'];
export type OrderItem = components['schemas']['OrderItem'];
export type DisputeReason = components['schemas']['DisputeReason'];
export type Order = components['schemas']['Order'];
export type MarketplaceProductSorting = components['schemas']['MarketplaceProductSorting'];
export type MarketplaceProductList = components['schemas']['MarketplaceProductList'];
export type ProductDescription = components['schemas']['ProductDescription'];
export type StoreStatus = components['schemas']['StoreStatus'];
export type StoreDescription = components['schemas']['StoreDescription'];
export type Store = components['schemas']['Store'];
export type Stars = components['schemas']['Stars'];
export type MyReview = components['schemas']['MyReview'];
export type MarketplaceProductDetail = components['schemas']['MarketplaceProductDetail'];
export type Price = components['schemas']['Price'];
export type Stock = components['schemas']['Stock'];
export type ProductStatusInput = components['schemas']['ProductStatusInput'];
export type MarketplaceProductChanges = components['schemas']['MarketplaceProductChanges'];
export type ReviewSorting = components['schemas']['ReviewSorting'];
export type ReviewText = components['schemas']['ReviewText'];
export type Review = components['schemas']['Review'];
export type ReviewPage = components['schemas']['ReviewPage'];
export type ReviewInput = components['schemas']['ReviewInput'];
export type ReviewReply = components['schemas']['ReviewReply'];
export type ReviewReplyInput = components['schemas']['ReviewReplyInput'];
export type StoreList = components['schemas']['StoreList'];
export type StoreInput = components['schemas']['StoreInput'];
export type StorePage = components['schemas']['StorePage'];
export type StoreStatusInput = components['schemas']['StoreStatusInput'];
export type StoreChanges = components['schemas']['StoreChanges'];
export type MarketplaceProductInput = components['schemas']['MarketplaceProductInput'];
export type Role = components['schemas']['Role'];
export type DisplayName = components['schemas']['DisplayName'];
export type About = components['schemas']['About'];
export type Place = components['schemas']['Place'];
export type WebAddress = components['schemas']['WebAddress'];
export type AvatarUrl = components['schemas']['AvatarUrl'];
export type KeyOwner = components['schemas']['KeyOwner'];
export type Scope = components['schemas']['Scope'];
export type AppScope = components['schemas']['AppScope'];
export type ApiKey = components['schemas']['ApiKey'];
export type Allowance = components['schemas']['Allowance'];
export type KeyLimits = components['schemas']['KeyLimits'];
export type Me = components['schemas']['Me'];
export type ProfileInput = components['schemas']['ProfileInput'];
export type UserCounts = components['schemas']['UserCounts'];
export type AuditReason = components['schemas']['AuditReason'];
export type Restriction = components['schemas']['Restriction'];
export type UserStanding = components['schemas']['UserStanding'];
export type UserProfile = components['schemas']['UserProfile'];
export type AnswerSummary = components['schemas']['AnswerSummary'];
export type AnswerList = components['schemas']['AnswerList'];
export type AvatarUpload = components['schemas']['AvatarUpload'];
export type AvatarAddress = components['schemas']['AvatarAddress'];
export type HiddenTitle = components['schemas']['HiddenTitle'];
export type HiddenContent = components['schemas']['HiddenContent'];
export type HiddenContentList = components['schemas']['HiddenContentList'];
export type ProductStatusFilter = components['schemas']['ProductStatusFilter'];
export type ReportTargetType = components['schemas']['ReportTargetType'];
export type ReportReason = components['schemas']['ReportReason'];
export type NullableNote = components['schemas']['NullableNote'];
export type OwnReport = components['schemas']['OwnReport'];
export type OwnReportList = components['schemas']['OwnReportList'];
export type ReviewList = components['schemas']['ReviewList'];
export type StoreStatusFilter = components['schemas']['StoreStatusFilter'];
export type VideoStatusFilter = components['schemas']['VideoStatusFilter'];
export type VideoPage = components['schemas']['VideoPage'];
export type Warning = components['schemas']['Warning'];
export type WarningList = components['schemas']['WarningList'];
export type HideableType = components['schemas']['HideableType'];
export type ReasonInput = components['schemas']['ReasonInput'];
export type HideInput = components['schemas']['HideInput'];
export type Restored = components['schemas']['Restored'];
export type HiddenStateFilter = components['schemas']['HiddenStateFilter'];
export type ContentTypeFilter = components['schemas']['ContentTypeFilter'];
export type InvitationUses = components['schemas']['InvitationUses'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationList = components['schemas']['InvitationList'];
export type FutureInput = components['schemas']['FutureInput'];
export type InvitationInput = components['schemas']['InvitationInput'];
export type CreatedInvitation = components['schemas']['CreatedInvitation'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditTargetType = components['schemas']['AuditTargetType'];
export type AuditRequestId = components['schemas']['AuditRequestId'];
export type AuditDetails = components['schemas']['AuditDetails'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditLog = components['schemas']['AuditLog'];
export type PersonRemovalState = components['schemas']['PersonRemovalState'];
export type PersonRemoval = components['schemas']['PersonRemoval'];
export type PersonRemovalList = components['schemas']['PersonRemovalList'];
export type ReportStatusFilter = components['schemas']['ReportStatusFilter'];
export type ReportClaimant = components['schemas']['ReportClaimant'];
export type ReportSorting = components['schemas']['ReportSorting'];
export type Report = components['schemas']['Report'];
export type ReportList = components['schemas']['ReportList'];
export type ReportContext = components['schemas']['ReportContext'];
export type ReportDetail = components['schemas']['ReportDetail'];
export type ReportOutcomeInput = components['schemas']['ReportOutcomeInput'];
export type ResolutionInput = components['schemas']['ResolutionInput'];
export type SignUp = components['schemas']['SignUp'];
export type SignUpList = components['schemas']['SignUpList'];
export type NotificationReason = components['schemas']['NotificationReason'];
export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationsReadInput = components['schemas']['NotificationsReadInput'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type NotificationDelivery = components['schemas']['NotificationDelivery'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationDeliveryInput = components['schemas']['NotificationDeliveryInput'];
export type NotificationSettingsChanges = components['schemas']['NotificationSettingsChanges'];
export type ContractDocument = components['schemas']['ContractDocument'];
export type DisputeInput = components['schemas']['DisputeInput'];
export type RenderInput = components['schemas']['RenderInput'];
export type RenderResult = components['schemas']['RenderResult'];
export type ReportTargetTypeInput = components['schemas']['ReportTargetTypeInput'];
export type ReportReasonInput = components['schemas']['ReportReasonInput'];
export type ReportNoteInput = components['schemas']['ReportNoteInput'];
export type ReportInput = components['schemas']['ReportInput'];
export type SearchTypeInput = components['schemas']['SearchTypeInput'];
export type SearchAreaInput = components['schemas']['SearchAreaInput'];
export type SearchSorting = components['schemas']['SearchSorting'];
export type SearchType = components['schemas']['SearchType'];
export type SearchTitle = components['schemas']['SearchTitle'];
export type SearchMark = components['schemas']['SearchMark'];
export type SearchExcerpt = components['schemas']['SearchExcerpt'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchSpelling = components['schemas']['SearchSpelling'];
export type SearchTypeCount = components['schemas']['SearchTypeCount'];
export type SearchAreaCount = components['schemas']['SearchAreaCount'];
export type SearchFacets = components['schemas']['SearchFacets'];
export type SearchPage = components['schemas']['SearchPage'];
export type ShareKind = components['schemas']['ShareKind'];
export type SharedItem = components['schemas']['SharedItem'];
export type ShareKey = components['schemas']['ShareKey'];
export type ShareAccess = components['schemas']['ShareAccess'];
export type ShopOrderItem = components['schemas']['ShopOrderItem'];
export type ShopOrderSummary = components['schemas']['ShopOrderSummary'];
export type ShopOrderList = components['schemas']['ShopOrderList'];
export type ProductSorting = components['schemas']['ProductSorting'];
export type NullableSku = components['schemas']['NullableSku'];
export type ShopProductSummary = components['schemas']['ShopProductSummary'];
export type ShopProductList = components['schemas']['ShopProductList'];
export type ShopProductInput = components['schemas']['ShopProductInput'];
export type ShopProduct = components['schemas']['ShopProduct'];
export type ShopProductChanges = components['schemas']['ShopProductChanges'];
export type SiteWelcome = components['schemas']['SiteWelcome'];
export type SiteAccent = components['schemas']['SiteAccent'];
export type SitePageName = components['schemas']['SitePageName'];
export type SitePageTitle = components['schemas']['SitePageTitle'];
export type SitePageLink = components['schemas']['SitePageLink'];
export type Site = components['schemas']['Site'];
export type SiteChanges = components['schemas']['SiteChanges'];
export type LogoUpload = components['schemas']['LogoUpload'];
export type SitePage = components['schemas']['SitePage'];
export type SitePageInput = components['schemas']['SitePageInput'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookDisabledFor = components['schemas']['WebhookDisabledFor'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookList = components['schemas']['WebhookList'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type WebhookTypesInput = components['schemas']['WebhookTypesInput'];
export type WebhookDescriptionInput = components['schemas']['WebhookDescriptionInput'];
export type WebhookInput = components['schemas']['WebhookInput'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type CreatedWebhook = components['schemas']['CreatedWebhook'];
export type Suggestion = components['schemas']['Suggestion'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type UserSorting = components['schemas']['UserSorting'];
export type UserSummary = components['schemas']['UserSummary'];
export type UserList = components['schemas']['UserList'];
export type CommentSummary = components['schemas']['CommentSummary'];
export type CommentList = components['schemas']['CommentList'];
export type PersonRemovalActionInput = components['schemas']['PersonRemovalActionInput'];
export type PersonRemovalInput = components['schemas']['PersonRemovalInput'];
export type ReplySummary = components['schemas']['ReplySummary'];
export type ReplyList = components['schemas']['ReplyList'];
export type RoleInput = components['schemas']['RoleInput'];
export type RoleChange = components['schemas']['RoleChange'];
export type RestrictionInput = components['schemas']['RestrictionInput'];
export type WarningInput = components['schemas']['WarningInput'];
export type VideoSorting = components['schemas']['VideoSorting'];
export type VideoUpload = components['schemas']['VideoUpload'];
export type Video = components['schemas']['Video'];
export type VideoChanges = components['schemas']['VideoChanges'];
export type Comment = components['schemas']['Comment'];
export type CommentPage = components['schemas']['CommentPage'];
export type CommentInput = components['schemas']['CommentInput'];
export type CreatedComment = components['schemas']['CreatedComment'];
export type CommentChanges = components['schemas']['CommentChanges'];
export type RatingInput = components['schemas']['RatingInput'];
export type RatingResult = components['schemas']['RatingResult'];
export type VideoStream = components['schemas']['VideoStream'];
export type WebhookDeliveryId = components['schemas']['WebhookDeliveryId'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookStatusInput = components['schemas']['WebhookStatusInput'];
export type WebhookChanges = components['schemas']['WebhookChanges'];
export type WebhookDeliveryStatusFilter = components['schemas']['WebhookDeliveryStatusFilter'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type WebhookReplayInput = components['schemas']['WebhookReplayInput'];
export type WebhookReplay = components['schemas']['WebhookReplay'];
export type RotatedWebhookSecret = components['schemas']['RotatedWebhookSecret'];
export type IncludedPart = components['schemas']['IncludedPart'];
export type RenderForm = components['schemas']['RenderForm'];
export type Face = components['schemas']['Face'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseAlreadyExists = components['responses']['AlreadyExists'];
export type ResponseAlreadyExistsContentHidden = components['responses']['AlreadyExistsContentHidden'];
export type ResponseAlreadyExistsIdempotencyInProgress = components['responses']['AlreadyExistsIdempotencyInProgress'];
export type ResponseAlreadyReportedIdempotencyInProgress = components['responses']['AlreadyReportedIdempotencyInProgress'];
export type ResponseAlreadyReviewedIdempotencyInProgress = components['responses']['AlreadyReviewedIdempotencyInProgress'];
export type ResponseAnnouncementNotFound = components['responses']['AnnouncementNotFound'];
export type ResponseAnswerNotFound = components['responses']['AnswerNotFound'];
export type ResponseBoardNotEmpty = components['responses']['BoardNotEmpty'];
export type ResponseBoardNotFound = components['responses']['BoardNotFound'];
export type ResponseBoardNotFoundReplyNotFoundTopicNotFound = components['responses']['BoardNotFoundReplyNotFoundTopicNotFound'];
export type ResponseBoardNotFoundTopicNotFound = components['responses']['BoardNotFoundTopicNotFound'];
export type ResponseCategoryNotFound = components['responses']['CategoryNotFound'];
export type ResponseCategoryNotFoundQuestionNotFound = components['responses']['CategoryNotFoundQuestionNotFound'];
export type ResponseCommentNotFoundVideoNotFound = components['responses']['CommentNotFoundVideoNotFound'];
export type ResponseContentHidden = components['responses']['ContentHidden'];
export type ResponseContentHiddenIdempotencyInProgress = components['responses']['ContentHiddenIdempotencyInProgress'];
export type ResponseCreateReportNotFound = components['responses']['CreateReportNotFound'];
export type ResponseFileNotFound = components['responses']['FileNotFound'];
export type ResponseFileNotFoundShareNotFound = components['responses']['FileNotFoundShareNotFound'];
export type ResponseHideContentNotFound = components['responses']['HideContentNotFound'];
export type ResponseIdempotencyInProgress = components['responses']['IdempotencyInProgress'];
export type ResponseIdempotencyInProgressOutOfStockUnpaidOrder = components['responses']['IdempotencyInProgressOutOfStockUnpaidOrder'];
export type ResponseIdempotencyInProgressRemovalInProgress = components['responses']['IdempotencyInProgressRemovalInProgress'];
export type ResponseIdempotencyKeyReused = components['responses']['IdempotencyKeyReused'];
export type ResponseIdempotencyKeyReusedMissingFields = components['responses']['IdempotencyKeyReusedMissingFields'];
export type ResponseInvalidTransition = components['responses']['InvalidTransition'];
export type ResponseInvalidTransitionReportClaimed = components['responses']['InvalidTransitionReportClaimed'];
export type ResponseInvitationNotFound = components['responses']['InvitationNotFound'];
export type ResponseListRevisionsNotFound = components['responses']['ListRevisionsNotFound'];
export type ResponseMissingFields = components['responses']['MissingFields'];
export type ResponseOrderNotFound = components['responses']['OrderNotFound'];
export type ResponsePageNotFound = components['responses']['PageNotFound'];
export type ResponseProductNotFound = components['responses']['ProductNotFound'];
export type ResponseQuestionNotFound = components['responses']['QuestionNotFound'];
export type ResponseRemovalInProgress = components['responses']['RemovalInProgress'];
export type ResponseRemovalNotFound = components['responses']['RemovalNotFound'];
export type ResponseRemovalNotFoundUserNotFound = components['responses']['RemovalNotFoundUserNotFound'];
export type ResponseReplyNotFound = components['responses']['ReplyNotFound'];
export type ResponseReplyNotFoundTopicNotFound = components['responses']['ReplyNotFoundTopicNotFound'];
export type ResponseReportNotFound = components['responses']['ReportNotFound'];
export type ResponseRestoreContentNotFound = components['responses']['RestoreContentNotFound'];
export type ResponseRestoreRevisionNotFound = components['responses']['RestoreRevisionNotFound'];
export type ResponseReviewNotFound = components['responses']['ReviewNotFound'];
export type ResponseShareNotFound = components['responses']['ShareNotFound'];
export type ResponseShareNotFoundVideoNotFound = components['responses']['ShareNotFoundVideoNotFound'];
export type ResponseStoreNotFound = components['responses']['StoreNotFound'];
export type ResponseTopicNotFound = components['responses']['TopicNotFound'];
export type ResponseUserNotFound = components['responses']['UserNotFound'];
export type ResponseVideoNotFound = components['responses']['VideoNotFound'];
export type ResponseVideoNotReady = components['responses']['VideoNotReady'];
export type ResponseWarningNotFound = components['responses']['WarningNotFound'];
export type ResponseWebhookNotFound = components['responses']['WebhookNotFound'];
export type ParameterInclude = components['parameters']['Include'];
export type ParameterRender = components['parameters']['Render'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterAnnouncementId = components['parameters']['AnnouncementId'];
export type ParameterAnswerId = components['parameters']['AnswerId'];
export type ParameterCategorySlug = components['parameters']['CategorySlug'];
export type ParameterQuestionCategory = components['parameters']['QuestionCategory'];
export type ParameterQuestionStatusFilter = components['parameters']['QuestionStatusFilter'];
export type ParameterQuestionSearch = components['parameters']['QuestionSearch'];
export type ParameterQuestionSort = components['parameters']['QuestionSort'];
export type ParameterDraftTitle = components['parameters']['DraftTitle'];
export type ParameterQuestionId = components['parameters']['QuestionId'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterRevisedContentType = components['parameters']['RevisedContentType'];
export type ParameterContentId = components['parameters']['ContentId'];
export type ParameterRevisionNumber = components['parameters']['RevisionNumber'];
export type ParameterEventsAfter = components['parameters']['EventsAfter'];
export type ParameterEventTypes = components['parameters']['EventTypes'];
export type ParameterEventsLimit = components['parameters']['EventsLimit'];
export type ParameterEventsWait = components['parameters']['EventsWait'];
export type ParameterFileSearch = components['parameters']['FileSearch'];
export type ParameterFileSort = components['parameters']['FileSort'];
export type ParameterFileId = components['parameters']['FileId'];
export type ParameterBoardId = components['parameters']['BoardId'];
export type ParameterMoveTopicsTo = components['parameters']['MoveTopicsTo'];
export type ParameterWithTopics = components['parameters']['WithTopics'];
export type ParameterReplyId = components['parameters']['ReplyId'];
export type ParameterTopicBoard = components['parameters']['TopicBoard'];
export type ParameterTopicAuthor = components['parameters']['TopicAuthor'];
export type ParameterTopicSort = components['parameters']['TopicSort'];
export type ParameterTopicUnread = components['parameters']['TopicUnread'];
export type ParameterTopicId = components['parameters']['TopicId'];
export type ParameterRepliesPerPage = components['parameters']['RepliesPerPage'];
export type ParameterReplyOrder = components['parameters']['ReplyOrder'];
export type ParameterHiddenReplies = components['parameters']['HiddenReplies'];
export type ParameterPageOfReply = components['parameters']['PageOfReply'];
export type ParameterOrdersPerPage = components['parameters']['OrdersPerPage'];
export type ParameterOrderStatusFilter = components['parameters']['OrderStatusFilter'];
export type ParameterStoreId = components['parameters']['StoreId'];
export type ParameterCategoryName = components['parameters']['CategoryName'];
export type ParameterProductSearch = components['parameters']['ProductSearch'];
export type ParameterMarketplaceProductSort = components['parameters']['MarketplaceProductSort'];
export type ParameterMarketplaceProductId = components['parameters']['MarketplaceProductId'];
export type ParameterReviewSort = components['parameters']['ReviewSort'];
export type ParameterReviewId = components['parameters']['ReviewId'];
export type ParameterStoreSlug = components['parameters']['StoreSlug'];
export type ParameterProductStatusFilter = components['parameters']['ProductStatusFilter'];
export type ParameterStoreStatusFilter = components['parameters']['StoreStatusFilter'];
export type ParameterVideoVisibilityFilter = components['parameters']['VideoVisibilityFilter'];
export type ParameterVideoStatusFilter = components['parameters']['VideoStatusFilter'];
export type ParameterWarningId = components['parameters']['WarningId'];
export type ParameterHideableContentType = components['parameters']['HideableContentType'];
export type ParameterHiddenStateFilter = components['parameters']['HiddenStateFilter'];
export type ParameterContentTypeFilter = components['parameters']['ContentTypeFilter'];
export type ParameterHiddenAuthor = components['parameters']['HiddenAuthor'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterAuditActor = components['parameters']['AuditActor'];
export type ParameterAuditActionFilter = components['parameters']['AuditActionFilter'];
export type ParameterAuditTarget = components['parameters']['AuditTarget'];
export type ParameterAuditSince = components['parameters']['AuditSince'];
export type ParameterAuditUntil = components['parameters']['AuditUntil'];
export type ParameterRemovedAuthor = components['parameters']['RemovedAuthor'];
export type ParameterRemovalId = components['parameters']['RemovalId'];
export type ParameterReportStatusFilter = components['parameters']['ReportStatusFilter'];
export type ParameterReportTargetTypeFilter = components['parameters']['ReportTargetTypeFilter'];
export type ParameterReportTarget = components['parameters']['ReportTarget'];
export type ParameterReportReasonFilter = components['parameters']['ReportReasonFilter'];
export type ParameterReportClaimedBy = components['parameters']['ReportClaimedBy'];
export type ParameterReportSort = components['parameters']['ReportSort'];
export type ParameterReportId = components['parameters']['ReportId'];
export type ParameterClaimedReportId = components['parameters']['ClaimedReportId'];
export type ParameterRefusedSignUpName = components['parameters']['RefusedSignUpName'];
export type ParameterSignUpName = components['parameters']['SignUpName'];
export type ParameterNotificationsBefore = components['parameters']['NotificationsBefore'];
export type ParameterNotificationsLimit = components['parameters']['NotificationsLimit'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterSearchTypes = components['parameters']['SearchTypes'];
export type ParameterSearchAuthor = components['parameters']['SearchAuthor'];
export type ParameterSearchArea = components['parameters']['SearchArea'];
export type ParameterSearchSince = components['parameters']['SearchSince'];
export type ParameterSearchUntil = components['parameters']['SearchUntil'];
export type ParameterSearchSort = components['parameters']['SearchSort'];
export type ParameterSearchPerPage = components['parameters']['SearchPerPage'];
export type ParameterShareToken = components['parameters']['ShareToken'];
export type ParameterProductSort = components['parameters']['ProductSort'];
export type ParameterShopProductId = components['parameters']['ShopProductId'];
export type ParameterNameOfSitePage = components['parameters']['NameOfSitePage'];
export type ParameterSuggestText = components['parameters']['SuggestText'];
export type ParameterUserSearch = components['parameters']['UserSearch'];
export type ParameterUserSort = components['parameters']['UserSort'];
export type ParameterUsername = components['parameters']['Username'];
export type ParameterVideoSearch = components['parameters']['VideoSearch'];
export type ParameterVideoSort = components['parameters']['VideoSort'];
export type ParameterVideoId = components['parameters']['VideoId'];
export type ParameterShareOfVideo = components['parameters']['ShareOfVideo'];
export type ParameterCommentId = components['parameters']['CommentId'];
export type ParameterWebhookDeliveryId = components['parameters']['WebhookDeliveryId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookDeliveryStatusFilter = components['parameters']['WebhookDeliveryStatusFilter'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderRateLimitLimit = components['headers']['RateLimit-Limit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimit-Remaining'];
export type HeaderRateLimitReset = components['headers']['RateLimit-Reset'];
export type HeaderIgnoredParameters = components['headers']['Ignored-Parameters'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLink = components['headers']['Link'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type $defs = Record<string, never>;
export interface operations {
    listAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAnnouncement: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementInput"];
            };
        };
        responses: {
            /** @description The announcement was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The announcement.
                 * @example 1
                 */
                id: components["parameters"]["AnnouncementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnnouncementNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAnnouncement: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The announcement.
                 * @example 1
                 */
                id: components["parameters"]["AnnouncementId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementChanges"];
            };
        };
        responses: {
            /** @description The updated announcement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnnouncementNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer.
                 * @example 4
                 */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnswerNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAnswer: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The answer.
                 * @example 4
                 */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerChanges"];
            };
        };
        responses: {
            /** @description The updated answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnswerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptAnswer: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The answer.
                 * @example 4
                 */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, resolved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnswerNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unacceptAnswer: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The answer.
                 * @example 4
                 */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated question. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnswerNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer.
                 * @example 4
                 */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteInput"];
            };
        };
        responses: {
            /** @description The result and the new score. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AnswerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQuestionCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createQuestionCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The category was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyExistsIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateQuestionCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category.
                 * @example garden
                 */
                slug: components["parameters"]["CategorySlug"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChanges"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions of the category with this slug: the field `category_slug` of responses, `category` of requests. An unknown slug has no questions.
                 * @example garden
                 */
                cat?: components["parameters"]["QuestionCategory"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
                /**
                 * @description Only questions with these words in their title or body, in any grammatical form. `"two words"` matches a phrase, `-word` excludes a word, `or` matches either side. Other punctuation counts as a space. Stop words such as `the` find nothing; white space alone does not filter.
                 * @example tomatoes -slugs
                 */
                search?: components["parameters"]["QuestionSearch"];
                /**
                 * @description The order of the list. `votes` is by the score of a question's best answer, 0 if it has none; `unanswered` has questions without an answer first. Ties are ordered newest first. A search is ordered by relevance. Defaults to `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["QuestionSort"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description The question was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSimilarQuestions: {
        parameters: {
            query: {
                /**
                 * @description The title so far. The five longest of its words count.
                 * @example Slugs on tomatoes
                 */
                title: components["parameters"]["DraftTitle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarQuestions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuestion: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question and a page of its answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionWithAnswers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionChanges"];
            };
        };
        responses: {
            /** @description The updated question. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFoundQuestionNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description The answer was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeQuestion: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenQuestion: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, reopened. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    watchQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unwatchQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The type of the content.
                 * @example topic
                 */
                type: components["parameters"]["RevisedContentType"];
                /**
                 * @description The id of the content, as in the `target_id` of a report or of removed content.
                 * @example 41
                 */
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ListRevisionsNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreRevision: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The type of the content.
                 * @example topic
                 */
                type: components["parameters"]["RevisedContentType"];
                /**
                 * @description The id of the content, as in the `target_id` of a report or of removed content.
                 * @example 41
                 */
                id: components["parameters"]["ContentId"];
                /**
                 * @description The number of the revision.
                 * @example 1
                 */
                number: components["parameters"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisedText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RestoreRevisionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the page before, or the `id` of an event: what follows it. `latest` is what happens from now on. Without it, all events that are kept.
                 * @example latest
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * @description Only these types, with commas between them. All by default.
                 * @example [
                 *       "topic.created",
                 *       "reply.created"
                 *     ]
                 */
                types?: components["parameters"]["EventTypes"];
                /**
                 * @description At most so many events.
                 * @example 20
                 */
                limit?: components["parameters"]["EventsLimit"];
                /**
                 * @description Seconds to wait for an event where there is none yet (long polling).
                 * @example 0
                 */
                wait?: components["parameters"]["EventsWait"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only files whose name contains this text (case-insensitive). A blank value does not filter.
                 * @example seed
                 */
                search?: components["parameters"]["FileSearch"];
                /**
                 * @description Newest first, by name (case-insensitive), or largest first. Defaults to `newest`.
                 * @example name
                 */
                sort?: components["parameters"]["FileSort"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file and its name. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example 1
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example 1
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example 1
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example 1
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileChanges"];
            };
        };
        responses: {
            /** @description The updated file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shareFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The file.
                 * @example 1
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShareChanges"];
            };
        };
        responses: {
            /** @description The link was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description The link was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["ContentHiddenIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unshareFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example 1
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFoundShareNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBoards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBoard: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardInput"];
            };
        };
        responses: {
            /** @description The board was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderBoards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardOrder"];
            };
        };
        responses: {
            /** @description The boards in their new order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board and the page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBoard: {
        parameters: {
            query?: {
                /**
                 * @description The board that gets all topics of the deleted one.
                 * @example 1
                 */
                move_to?: components["parameters"]["MoveTopicsTo"];
                /**
                 * @description `true` to delete the topics of the board too, at most 1,000. They can be restored for 30 days; restoring the first one also restores the board. Ignored if `move_to` is set.
                 * @example false
                 */
                with_topics?: components["parameters"]["WithTopics"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            409: components["responses"]["BoardNotEmpty"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBoard: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardChanges"];
            };
        };
        responses: {
            /** @description The updated board. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    watchBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unwatchBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The board.
                 * @example 3
                 */
                id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 61
                 */
                id: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReplyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateReply: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 61
                 */
                id: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyChanges"];
            };
        };
        responses: {
            /** @description The updated reply. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReplyNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only topics of this board. An unknown board has no topics.
                 * @example 3
                 */
                board?: components["parameters"]["TopicBoard"];
                /**
                 * @description Only topics of this user (case-insensitive). An unknown user has no topics.
                 * @example noor
                 */
                author?: components["parameters"]["TopicAuthor"];
                /**
                 * @description The order of the list. `latest` is by latest reply, or by the topic if it has no replies; `newest` is by creation time of the topic. Defaults to `latest`.
                 * @example latest
                 */
                sort?: components["parameters"]["TopicSort"];
                /**
                 * @description `true` for only the topics with something unread (`unread_count`), which needs a key: without one it is `unauthorized`. The 1,000 topics with the latest replies are looked at, with `board` those of that board, and with `author` that user's 1,000 newest.
                 * @example false
                 */
                unread?: components["parameters"]["TopicUnread"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicInput"];
            };
        };
        responses: {
            /** @description The topic was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTopic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSimilarTopics: {
        parameters: {
            query: {
                /**
                 * @description The title so far. The five longest of its words count.
                 * @example Slugs on tomatoes
                 */
                title: components["parameters"]["DraftTitle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarTopics"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTopic: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of replies per page. The maximum is lower than elsewhere, because replies are returned in full.
                 * @example 20
                 */
                per_page?: components["parameters"]["RepliesPerPage"];
                /**
                 * @description The order of the replies. Defaults to `oldest`.
                 * @example oldest
                 */
                order?: components["parameters"]["ReplyOrder"];
                /** @description `include` to show replies that are hidden or pending approval in their place, with `hidden`, and to count them in `pages` and `total`. For moderators: without a key it is `unauthorized`, for others `forbidden`. A page far into the topic takes longer than without. */
                hidden?: components["parameters"]["HiddenReplies"];
                /**
                 * @description The page that has this reply, in the place of `page`, which is ignored; `page` of the reply says which it is. A reply that another topic has leads there; one that is not there is `reply_not_found`. Ignored with `cursor`.
                 * @example 346
                 */
                reply?: components["parameters"]["PageOfReply"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic and the page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPage"];
                };
            };
            /** @description The topic was merged into another, or another has the reply. `Location` has the parameters of the request but for `page` and `cursor`. */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedTopic"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReplyNotFoundTopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicChanges"];
            };
        };
        responses: {
            /** @description The updated topic. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFoundTopicNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    lockTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic, locked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlockTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic, unlocked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicMergeInput"];
            };
        };
        responses: {
            /** @description The topic that has the replies now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markTopicRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicReadInput"];
            };
        };
        responses: {
            /** @description What is read and unread now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicReadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReplyNotFoundTopicNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markTopicUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is unread now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicReadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyInput"];
            };
        };
        responses: {
            /** @description The reply was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    splitTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicSplitInput"];
            };
        };
        responses: {
            /** @description The new topic. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFoundReplyNotFoundTopicNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stickTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic, sticky. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unstickTopic: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic, no longer sticky. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    watchTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unwatchTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is healthy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarketplaceCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarketplaceOrders: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of orders per page.
                 * @example 100
                 */
                per_page?: components["parameters"]["OrdersPerPage"];
                /**
                 * @description Only orders with this status.
                 * @example paid
                 */
                status?: components["parameters"]["OrderStatusFilter"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The order was placed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["IdempotencyInProgressOutOfStockUnpaidOrder"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarketplaceProducts: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only products of this store.
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreId"];
                /**
                 * @description Only products whose category has this name (case-insensitive). A blank value does not filter.
                 * @example Seeds
                 */
                category?: components["parameters"]["CategoryName"];
                /**
                 * @description Only products whose title contains this text (case-insensitive). A blank value does not filter. A search finds at most the first 1,000 products in the requested order, which also limits `total`. A text without three consecutive letters or digits is searched only in the first 50,000 products of the list.
                 * @example seed
                 */
                search?: components["parameters"]["ProductSearch"];
                /**
                 * @description The order of the list; `rating` is by average rating, highest first, and products without reviews come last. Products with the same price or rating are ordered by id, in the same direction. Defaults to `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["MarketplaceProductSort"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMarketplaceProduct: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceProductDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMarketplaceProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMarketplaceProduct: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketplaceProductChanges"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceProductDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["ContentHidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteMarketplaceProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteMarketplaceProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The order of the list. Reviews with the same rating are ordered by id, in the same direction. Defaults to `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["ReviewSort"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReview: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description The review was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["AlreadyReviewedIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    watchMarketplaceProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unwatchMarketplaceProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The review.
                 * @example 1
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description The updated review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReviewNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review.
                 * @example 1
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReviewNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replyToReview: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The review.
                 * @example 1
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyInput"];
            };
        };
        responses: {
            /** @description The review with the reply. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReviewNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStore: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreInput"];
            };
        };
        responses: {
            /** @description The store was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyExistsIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStore: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store and the page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStore: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreChanges"];
            };
        };
        responses: {
            /** @description The updated store. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            409: components["responses"]["ContentHidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStoreOrders: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of orders per page.
                 * @example 100
                 */
                per_page?: components["parameters"]["OrdersPerPage"];
                /**
                 * @description Only orders with this status.
                 * @example paid
                 */
                status?: components["parameters"]["OrderStatusFilter"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMarketplaceProduct: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketplaceProductInput"];
            };
        };
        responses: {
            /** @description The product was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceProductDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    watchStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unwatchStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store.
                 * @example the-crooked-shed
                 */
                slug: components["parameters"]["StoreSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StoreNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key and its owner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The profile as others see it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyAnswers: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The picture. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            /** @description The address of the picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the generated picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyHiddenContent: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenContentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyProducts: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only products with this status.
                 * @example draft
                 */
                status?: components["parameters"]["ProductStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyQuestions: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyReports: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyStores: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only stores with this status.
                 * @example active
                 */
                status?: components["parameters"]["StoreStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyTopics: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyVideos: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only videos with this visibility.
                 * @example private
                 */
                visibility?: components["parameters"]["VideoVisibilityFilter"];
                /**
                 * @description Only videos with this status.
                 * @example ready
                 */
                status?: components["parameters"]["VideoStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyWarnings: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarningList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acknowledgeWarning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The warning.
                 * @example 1
                 */
                id: components["parameters"]["WarningId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warning is acknowledged. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warning"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WarningNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hideContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The type of the content.
                 * @example topic
                 */
                type: components["parameters"]["HideableContentType"];
                /**
                 * @description The id of the content, as in the `target_id` of a report or of removed content.
                 * @example 41
                 */
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description The hidden content. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["HideContentNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The type of the content.
                 * @example topic
                 */
                type: components["parameters"]["HideableContentType"];
                /**
                 * @description The id of the content, as in the `target_id` of a report or of removed content.
                 * @example 41
                 */
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content is visible again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RestoreContentNotFound"];
            409: components["responses"]["AlreadyExists"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHiddenContent: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only content in this state.
                 * @example held
                 */
                state?: components["parameters"]["HiddenStateFilter"];
                /**
                 * @description Only content of this type.
                 * @example topic
                 */
                target_type?: components["parameters"]["ContentTypeFilter"];
                /**
                 * @description Only content written or owned by this user.
                 * @example noor
                 */
                author?: components["parameters"]["HiddenAuthor"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenContentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description The invitation was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation.
                 * @example 1
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only actions of this user (case-insensitive). An unknown user has no entries.
                 * @example grace
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description Only entries with this action, as in `AuditAction`. An unknown action has no entries.
                 * @example lockTopic
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only actions on this target: its type, a colon, and its id or username, such as `topic:12` or `user:noor`.
                 * @example topic:12
                 */
                target?: components["parameters"]["AuditTarget"];
                /**
                 * @description Only entries at or after this time. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                since?: components["parameters"]["AuditSince"];
                /**
                 * @description Only entries before this time. Encode the `+` of an offset as `%2B`.
                 * @example 2026-03-01T00:00:00Z
                 */
                until?: components["parameters"]["AuditUntil"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPersonRemovals: {
        parameters: {
            query?: {
                /**
                 * @description Only removals of this user's content.
                 * @example noor
                 */
                username?: components["parameters"]["RemovedAuthor"];
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRemovalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPersonRemoval: {
        parameters: {
            query?: {
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The removal of everything of a user.
                 * @example 1
                 */
                id: components["parameters"]["RemovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RemovalNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoPersonRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The removal of everything of a user.
                 * @example 1
                 */
                id: components["parameters"]["RemovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restoration has begun. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RemovalNotFoundUserNotFound"];
            409: components["responses"]["RemovalInProgress"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only reports with this status.
                 * @example open
                 */
                status?: components["parameters"]["ReportStatusFilter"];
                /**
                 * @description Only reports about this type of target, as in `ReportTargetType`. An unknown type has no reports.
                 * @example topic
                 */
                target_type?: components["parameters"]["ReportTargetTypeFilter"];
                /**
                 * @description Only reports about this target: its type, a colon, and its id, such as `topic:12`; also for users.
                 * @example topic:12
                 */
                target?: components["parameters"]["ReportTarget"];
                /**
                 * @description Only reports with this reason, as in `ReportReason`. An unknown reason has no reports.
                 * @example spam
                 */
                reason?: components["parameters"]["ReportReasonFilter"];
                /**
                 * @description Only reports that the caller has claimed or resolved.
                 * @example me
                 */
                claimed_by?: components["parameters"]["ReportClaimedBy"];
                /**
                 * @description The order of the list.
                 * @example oldest
                 */
                sort?: components["parameters"]["ReportSort"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example 1
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReportNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example 1
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, claimed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReportNotFound"];
            409: components["responses"]["InvalidTransitionReportClaimed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    releaseReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example 1
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReportNotFound"];
            409: components["responses"]["InvalidTransitionReportClaimed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolveReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report, claimed by the caller.
                 * @example 2
                 */
                id: components["parameters"]["ClaimedReportId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolutionInput"];
            };
        };
        responses: {
            /** @description The report, resolved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReportNotFound"];
            409: components["responses"]["InvalidTransitionReportClaimed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSignUps: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refuseSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username to reject (case-insensitive).
                 * @example bargains4you
                 */
                username: components["parameters"]["RefusedSignUpName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username of the pending account (case-insensitive).
                 * @example petra
                 */
                username: components["parameters"]["SignUpName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the page before. Without it, the newest.
                 * @example 1024
                 */
                before?: components["parameters"]["NotificationsBefore"];
                /**
                 * @description At most so many; 0 for `unread_count` alone.
                 * @example 20
                 */
                limit?: components["parameters"]["NotificationsLimit"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsReadInput"];
            };
        };
        responses: {
            /** @description They are read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsRead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChanges"];
            };
        };
        responses: {
            /** @description The settings now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order was withdrawn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    disputeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeInput"];
            };
        };
        responses: {
            /** @description The order, disputed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, paid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, refunded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renderText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenderInput"];
            };
        };
        responses: {
            /** @description The HTML. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description The report was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CreateReportNotFound"];
            409: components["responses"]["AlreadyReportedIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchSite: {
        parameters: {
            query: {
                /**
                 * @description The words to find: at most 20 of them count.
                 * @example tomatoes -slugs
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description Only these types, with commas between them. All by default.
                 * @example [
                 *       "topic",
                 *       "question"
                 *     ]
                 */
                types?: components["parameters"]["SearchTypes"];
                /**
                 * @description Only posts of this user (case-insensitive). An unknown user has none.
                 * @example noor
                 */
                author?: components["parameters"]["SearchAuthor"];
                /**
                 * @description Only this area. Announcements and people belong to none.
                 * @example forum
                 */
                area?: components["parameters"]["SearchArea"];
                /**
                 * @description Only posts written at or after this time. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                since?: components["parameters"]["SearchSince"];
                /**
                 * @description Only posts written before this time. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                until?: components["parameters"]["SearchUntil"];
                /**
                 * @description The order of the results. `relevance`: words in a title count more than in a text, and many more than few; ties are ordered newest first. Defaults to `relevance`.
                 * @example relevance
                 */
                sort?: components["parameters"]["SearchSort"];
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of results per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["SearchPerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The share link.
                 * @example 7Hq2mXo4Vb9RkLz0TnWc3YsJd6PfGa1E
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shared item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedItem"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShareNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    accessShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The share link.
                 * @example 7Hq2mXo4Vb9RkLz0TnWc3YsJd6PfGa1E
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        /** @description The password, if the link has one. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShareKey"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShareNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShopCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShopOrders: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of orders per page.
                 * @example 100
                 */
                per_page?: components["parameters"]["OrdersPerPage"];
                /**
                 * @description Only orders with this status.
                 * @example paid
                 */
                status?: components["parameters"]["OrderStatusFilter"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeShopOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The order was placed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["IdempotencyInProgressOutOfStockUnpaidOrder"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShopProducts: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only products whose category has this name (case-insensitive). A blank value does not filter.
                 * @example Seeds
                 */
                category?: components["parameters"]["CategoryName"];
                /**
                 * @description Only products whose title contains this text (case-insensitive). A blank value does not filter. A search finds at most the first 1,000 products in the requested order, which also limits `total`. A text without three consecutive letters or digits is searched only in the first 50,000 products of the list.
                 * @example seed
                 */
                search?: components["parameters"]["ProductSearch"];
                /**
                 * @description The order of the list. Products with the same price are ordered by id, in the same direction. Defaults to `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["ProductSort"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShopProduct: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopProductInput"];
            };
        };
        responses: {
            /** @description The product was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyExistsIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShopProduct: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopProduct"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteShopProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateShopProduct: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopProductChanges"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["AlreadyExistsContentHidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteShopProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteShopProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    watchShopProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unwatchShopProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is watched now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSite: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSite: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteChanges"];
            };
        };
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSiteLogo: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The logo. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSiteLogo: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSitePage: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The page: `rules`, `terms`, `privacy` or `imprint`.
                 * @example rules
                 */
                name: components["parameters"]["NameOfSitePage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSitePage: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The page: `rules`, `terms`, `privacy` or `imprint`.
                 * @example rules
                 */
                name: components["parameters"]["NameOfSitePage"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitePageInput"];
            };
        };
        responses: {
            /** @description The page as it is shown now; `text` is empty if it is not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PageNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSiteWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSiteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    suggestTitles: {
        parameters: {
            query: {
                /**
                 * @description What has been typed.
                 * @example tom
                 */
                q: components["parameters"]["SuggestText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description What the username or the display name begins with (case-insensitive).
                 * @example to
                 */
                q?: components["parameters"]["UserSearch"];
                /**
                 * @description The order of the list. `newest` is by when users joined. Defaults to `username`.
                 * @example username
                 */
                sort?: components["parameters"]["UserSort"];
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserAnswers: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserComments: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clearProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserQuestions: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPersonRemoval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRemovalInput"];
            };
        };
        responses: {
            /** @description The removal has begun. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyInProgressRemovalInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserReplies: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    silenceUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionInput"];
            };
        };
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsilenceUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionInput"];
            };
        };
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsuspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role and restrictions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserTopics: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserVideos: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserWarnings: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarningList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWarning: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The username (case-insensitive).
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarningInput"];
            };
        };
        responses: {
            /** @description The user is warned. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warning"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only videos whose title contains this text (case-insensitive). A blank value does not filter.
                 * @example harbour
                 */
                search?: components["parameters"]["VideoSearch"];
                /**
                 * @description The order of the list. `popular` is by likes, ties ordered newest first. Defaults to `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["VideoSort"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createVideo: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VideoUpload"];
            };
        };
        responses: {
            /** @description The video was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVideo: {
        parameters: {
            query?: {
                /**
                 * @description The token of the video's share link, for callers who cannot see the video otherwise.
                 * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
                 */
                share?: components["parameters"]["ShareOfVideo"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVideo: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Performs the change only if the resource has not changed: the `ETag` of a GET of this path without a query, several of them separated by commas, or `*` for any. Otherwise the request is refused with `precondition_failed`, and nothing changes. Without this header the last write wins. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoChanges"];
            };
        };
        responses: {
            /** @description The updated video. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVideoComments: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The token of the video's share link, for callers who cannot see the video otherwise.
                 * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
                 */
                share?: components["parameters"]["ShareOfVideo"];
                /**
                 * @description Begins a walk of what was created or changed at or after this time, the earliest change first. `sort`, `order` and `reply` are ignored. Encode the `+` of an offset as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createVideoComment: {
        parameters: {
            query?: {
                /**
                 * @description The token of the video's share link, for callers who cannot see the video otherwise.
                 * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
                 */
                share?: components["parameters"]["ShareOfVideo"];
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The comment was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVideoComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
                /**
                 * @description The comment.
                 * @example 3
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommentNotFoundVideoNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVideoComment: {
        parameters: {
            query?: {
                /** @description `html` to add the HTML of each Markdown text beside it, under its name and `_html`: `content_html` for `content`. */
                render?: components["parameters"]["Render"];
            };
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
                /**
                 * @description The comment.
                 * @example 3
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChanges"];
            };
        };
        responses: {
            /** @description The updated comment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommentNotFoundVideoNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rateVideo: {
        parameters: {
            query?: {
                /**
                 * @description The token of the video's share link, for callers who cannot see the video otherwise.
                 * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
                 */
                share?: components["parameters"]["ShareOfVideo"];
            };
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingInput"];
            };
        };
        responses: {
            /** @description The rating and the updated counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shareVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShareChanges"];
            };
        };
        responses: {
            /** @description The link was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description The link was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            409: components["responses"]["ContentHiddenIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unshareVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShareNotFoundVideoNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamVideo: {
        parameters: {
            query?: {
                /**
                 * @description The token of the video's share link, for callers who cannot see the video otherwise.
                 * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
                 */
                share?: components["parameters"]["ShareOfVideo"];
            };
            header?: never;
            path: {
                /**
                 * @description The video.
                 * @example 1
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoStream"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoNotFound"];
            409: components["responses"]["VideoNotReady"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery.
                 * @example 1
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery.
                 * @example 1
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, a request with the same key and body returns the first response instead of creating another resource. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedMissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /** @description `people` to add `people` to the reply: the display name, picture and role of everybody whom it names, by username. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChanges"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items per page.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only deliveries with this status.
                 * @example failed
                 */
                status?: components["parameters"]["WebhookDeliveryStatusFilter"];
                /**
                 * @description Walks the list from row to row, for programs: `*` begins, and then the `next_cursor` of the reply before. Rows that are there all the time come once each, whatever is added or removed meanwhile. `page` is ignored. A cursor fits the list, the order and the filters that it was given for, with any `per_page`.
                 * @example *
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplayInput"];
            };
        };
        responses: {
            /** @description How many are sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Parameters": components["headers"]["Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
