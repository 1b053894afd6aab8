// Made by `npm run generate` from the contract in openapi/. Change it there, not here.
export interface paths {
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
         * @description Deletes an answer with its votes; moderators can restore it for 30 days. For the author and moderators; under a closed question for moderators only. A question that loses its best answer is `open` again, unless it is closed.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        /**
         * Edit an answer
         * @description Changes the text. For the author and moderators; under a closed question for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
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
         * @description Makes it the best answer and the question `resolved`. For the asker alone, until the question is closed. Accepting it again changes nothing; accepting another one replaces it.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        put: operations["acceptAnswer"];
        post?: never;
        /**
         * Withdraw the acceptance of an answer
         * @description The question is `open` again. For the asker alone, until the question is closed. Nothing changes if this answer is not the best one.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         */
        delete: operations["unacceptAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/answers/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide an answer
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. A question loses it as its best answer while it is hidden, and is `open`. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `answer_not_found`: No such answer.
         */
        put: operations["hideAnswer"];
        post?: never;
        /**
         * Restore an answer
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `answer_not_found`: No such answer.
         */
        delete: operations["restoreAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/answers/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of an answer
         * @description The text of the answer before each edit, the newest first, with who edited it and when. For the author and moderators. The operator sets how many are kept. None are kept of what deleted accounts wrote.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `answer_not_found`: No such answer.
         */
        get: operations["listAnswerRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/answers/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of an answer
         * @description Sets the text of the answer to that of a revision. This is an edit like any other: what it replaces becomes a revision. Nothing changes if the text is the same. For the author and moderators; under a closed question for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `revision_not_found`: No such revision, or one that is not kept any more.
         */
        post: operations["restoreAnswerRevision"];
        delete?: never;
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
         * @description Each user has one vote per answer and cannot change it. A second vote is not counted, and is no error.
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
         * @description Adds a category. A slug that is taken is `already_exists`. There can be at most 1000.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is used up.
         *     - 409 `already_exists`: Something with this name or slug is there already.
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
         * @description Changes the name, the slug or both. A slug that is taken is `already_exists`. A body that names neither is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `category_not_found`: No such category.
         *     - 409 `already_exists`: Something with this name or slug is there already.
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
         * @description Questions that pass all filters, newest first; with `search` the best match first. A search ranks and counts at most the 10,000 newest matches, so that `total` is then at most 10000. The orders `votes` and `unanswered` rank and count at most the 1,000 newest, so that `total` is then at most 1000.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask a question
         * @description Asks in the name of the key's owner.
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
    "/answers/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a question
         * @description A question with one page of its answers, the best one first, then by score, then oldest first. One that is hidden or held is shown to its author and moderators alone.
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
         * @description Deletes a question with all its answers; moderators can restore it for 30 days. For the asker as long as nobody else has answered, and for moderators; of a closed question for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `has_replies`: Somebody else has written in it.
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `question_not_found`: No such question.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        /**
         * Edit a question
         * @description Changes the title, the body or the category. For the asker and moderators; of a closed question for moderators only. A body that names none of them is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
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
         * @description Writes an answer in the name of the key's owner. A closed question takes none; a resolved one does.
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
         * @description A closed question takes no answers and keeps its best one. For the asker and moderators. Closing it again changes nothing.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `question_not_found`: No such question.
         */
        put: operations["closeQuestion"];
        post?: never;
        /**
         * Reopen a question
         * @description The question is `resolved` again if it has a best answer, else `open`. Reopening it again changes nothing.
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
    "/answers/questions/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a question
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. Its answers are hidden with it. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        put: operations["hideQuestion"];
        post?: never;
        /**
         * Restore a question
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `question_not_found`: No such question.
         */
        delete: operations["restoreQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a question
         * @description The title and body of the question before each edit, the newest first, with who edited it and when. For the asker and moderators. The operator sets how many are kept. None are kept of what deleted accounts wrote.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `question_not_found`: No such question.
         */
        get: operations["listQuestionRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/questions/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a question
         * @description Sets the title and body of the question to those of a revision. This is an edit like any other: what it replaces becomes a revision. Nothing changes if the text is the same. For the asker and moderators; of a closed question for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `question_closed`: The question is closed.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `revision_not_found`: No such revision, or one that is not kept any more.
         */
        post: operations["restoreQuestionRevision"];
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
         * @description Your files. A search looks for the text anywhere in the name, whatever the case.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a file
         * @description Send the body as it comes: it is stored while it arrives. Faults of the key, the rate or the quota are answered before anything is read. The type of the file is detected from its content; the extension of its name only tells kinds of text apart. Without `name` the file is called as the part's file name says, of which only what follows the last slash is taken. A body that is no well-formed multipart, an empty file, a second file or one in another part is `invalid_file`. Texts with other names than those below are ignored, yet one of more than 262,140 bytes is `invalid_param` under any name. Files may share a name. A file larger than the operator allows is `payload_too_large`; one that does not fit in what your quota leaves is `quota_exceeded`.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is used up.
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
         * Read what is known of a file
         * @description A file of yours. A file of somebody else is `file_not_found`.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to somebody else.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes a file of yours, and its share link with it. Links to its bytes that were given out end as well. The bytes are kept for 30 days, but of all that you deleted no more than your quota allows.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to somebody else.
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
         * @description An address from which anybody can fetch the file for an hour, without a key, unless the account of its owner is suspended before. Where files are in a bucket, it works for ten minutes: `expires_at` says until when. It is no part of this interface: take it as it is. It answers `Range` requests.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to somebody else.
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
         * @description Gives a file of yours another name. Other files may have the same.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to somebody else.
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
         * @description Creates the share link of a file of yours, or changes the one that it has. A field that is left out keeps its value, or gets its default in a new link; null clears it. The token never changes as long as the link exists.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to somebody else.
         *     - 409 `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored.
         */
        post: operations["shareFile"];
        /**
         * Remove a share link
         * @description The link ends at once. Links to the bytes that were got through it end with their hour.
         *
         *     It may be refused with:
         *
         *     - 404 `file_not_found`: No such file, or it belongs to somebody else.
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
         * @description Every board, in the order that the admins gave them.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Create a board
         * @description Creates a board and places it after the last one.
         *
         *     It may be refused with:
         *
         *     - 403 `quota_exceeded`: A quota is used up.
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
         * @description Puts the boards that are named first, in this order. The others follow in the order that they have, so that a board created meanwhile is no error. An unknown one is `board_not_found`.
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
         * Read a board
         * @description A board with one page of its topics: sticky ones first, then the one with the latest reply.
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
         * @description Deletes a board. One that holds topics is `board_not_empty`, unless `move_to` says which board gets them, with their replies, or `with_topics` deletes them. Topics that are hidden, held or deleted count as well, and go along, as long as they can be restored.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         *     - 409 `board_not_empty`: The board holds topics, or some that moderators can still restore.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Change a board
         * @description Changes the title, the description or both. A body that names neither is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `board_not_found`: No such board.
         */
        patch: operations["updateBoard"];
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
         * @description For the author and moderators; in a locked topic for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `reply_not_found`: No such reply.
         */
        delete: operations["deleteReply"];
        options?: never;
        head?: never;
        /**
         * Edit a reply
         * @description Changes the content. For the author and moderators; in a locked topic for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `reply_not_found`: No such reply.
         */
        patch: operations["updateReply"];
        trace?: never;
    };
    "/forum/replies/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a reply
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `reply_not_found`: No such reply.
         */
        put: operations["hideReply"];
        post?: never;
        /**
         * Restore a reply
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `reply_not_found`: No such reply.
         */
        delete: operations["restoreReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/replies/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a reply
         * @description The content of the reply before each edit, the newest first, with who edited it and when. For the author and moderators. The operator sets how many are kept. None are kept of what deleted accounts wrote.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `reply_not_found`: No such reply.
         */
        get: operations["listReplyRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/replies/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a reply
         * @description Sets the content of the reply to that of a revision. This is an edit like any other: what it replaces becomes a revision. Nothing changes if the text is the same. For the author and moderators; in a locked topic for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `revision_not_found`: No such revision, or one that is not kept any more.
         */
        post: operations["restoreReplyRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Topics of all boards that pass all filters, those with the latest reply first. With `board` and the order `latest` it is the list that the board shows, sticky topics first. Any other list has at most the first 10,000 topics, and with `author` those among that user's 10,000 newest, so that `total` is at most 10000.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Create a topic
         * @description Posts a topic in a board, in the name of the key's owner.
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
    "/forum/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a topic
         * @description A topic with one page of its replies, oldest first unless `order` says otherwise. One that is hidden or held is shown to its author and moderators alone.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        /**
         * Delete a topic
         * @description Deletes a topic with all its replies; moderators can restore it for 30 days. For its author as long as nobody else has replied, and for moderators; in a locked topic for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `has_replies`: Somebody else has written in it.
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        /**
         * Edit a topic
         * @description Changes the title, the content or both. For the author and moderators; in a locked topic for moderators only. A body that names neither is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `topic_not_found`: No such topic.
         */
        patch: operations["updateTopic"];
        trace?: never;
    };
    "/forum/topics/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a topic
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. Its replies are hidden with it. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["hideTopic"];
        post?: never;
        /**
         * Restore a topic
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        delete: operations["restoreTopic"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description A locked topic takes no replies, and only moderators edit in it. Locking it again changes nothing.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["lockTopic"];
        post?: never;
        /**
         * Unlock a topic
         * @description Lets a topic take replies again. Unlocking it again changes nothing.
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
         * @description Writes a reply in the name of the key's owner. A locked topic takes none.
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
    "/forum/topics/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a topic
         * @description The title and content of the topic before each edit, the newest first, with who edited it and when. For the author and moderators. The operator sets how many are kept. None are kept of what deleted accounts wrote.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `topic_not_found`: No such topic.
         */
        get: operations["listTopicRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/topics/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a topic
         * @description Sets the title and content of the topic to those of a revision. This is an edit like any other: what it replaces becomes a revision. Nothing changes if the text is the same. For the author and moderators; in a locked topic for moderators only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 403 `topic_locked`: The topic is locked.
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `revision_not_found`: No such revision, or one that is not kept any more.
         */
        post: operations["restoreTopicRevision"];
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
         * @description A sticky topic stays at the head of its board. Doing it again changes nothing.
         *
         *     It may be refused with:
         *
         *     - 404 `topic_not_found`: No such topic.
         */
        put: operations["stickTopic"];
        post?: never;
        /**
         * Make a topic ordinary
         * @description Puts a sticky topic back among the others. Doing it again changes nothing.
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service works
         * @description Answers 200 while the service and its database work, and 503 otherwise.
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
    "/marketplace/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my orders
         * @description The orders of the key's owner, the newest first.
         */
        get: operations["listMarketplaceOrders"];
        put?: never;
        /**
         * Place an order
         * @description Orders products at the price that they have now, and takes them out of stock: all of them, or none where one is short (`out_of_stock`). A product that is named twice is ordered once, in the sum of both quantities. An order that is not paid within 60 minutes is withdrawn. Unpaid orders of one person hold a product once and a part of its stock at most, unless the operator has set it otherwise (`unpaid_order`): pay or withdraw the one that is there. Products of several stores become one order for each store, all of them or none, which have a `checkout_id` in common: the reply is the order of the first product, and `listMarketplaceOrders` has the others. Nobody orders from a store of their own (`own_product`).
         *
         *     It may be refused with:
         *
         *     - 403 `own_product`: The product is of a store of the caller's own.
         *     - 404 `product_not_found`: No such product.
         *     - 409 `out_of_stock`: There is not enough in stock; nothing was taken.
         *     - 409 `unpaid_order`: Unpaid orders of the caller hold as much of the product as they may; nothing was taken.
         */
        post: operations["placeMarketplaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description For the buyer, the sellers and moderators. The seller of some of its items sees those, and their sum.
         *
         *     It may be refused with:
         *
         *     - 404 `order_not_found`: No such order.
         */
        get: operations["getMarketplaceOrder"];
        put?: never;
        post?: never;
        /**
         * Withdraw an order
         * @description Withdraws a `pending` order. It is gone from the history, and its items are in stock again. For the buyer.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        delete: operations["withdrawMarketplaceOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/orders/{id}/complete": {
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
         * @description Completes a `paid` order, for the buyer, the seller of all its items or a moderator; a `disputed` one, for a moderator.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["completeMarketplaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/orders/{id}/dispute": {
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
         * @description Disputes a `paid` or `completed` order within 30 days of its payment, and says why. For the buyer.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["disputeMarketplaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/orders/{id}/pay": {
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
         * @description Records that a `pending` order was paid for. For the seller of all its items or a moderator.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["payMarketplaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/orders/{id}/refund": {
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
         * @description Refunds a `paid` or `disputed` order, and puts its items in stock again. For the seller of all its items or a moderator.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["refundMarketplaceOrder"];
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
         * @description Active products of active stores. Filters and orders combine. A search looks for the text anywhere in the title, whatever the case; it finds at most the first 1,000 products in the order that was asked for, so `total` is never more. A text without three letters or digits in a row is looked for among the first 50,000 products of the list.
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
         * Read a product
         * @description A product and its store. One that is not listed exists for the owner of its store and for moderators only.
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
         * @description For the owner of the store and for moderators. Nobody can read the product afterwards. Orders keep what they recorded of it.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["deleteMarketplaceProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description For the owner of the store and for moderators. Orders keep the title and the price that they were placed with. A body that names no field is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `product_not_found`: No such product.
         *     - 409 `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored.
         */
        patch: operations["updateMarketplaceProduct"];
        trace?: never;
    };
    "/marketplace/products/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a product
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. It is `inactive` meanwhile; its orders go on. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        put: operations["hideMarketplaceProduct"];
        post?: never;
        /**
         * Restore a product
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        delete: operations["restoreMarketplaceProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/products/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a product
         * @description The title and description of the product before each edit, the newest first, with who edited it and when. For the owner of the store and moderators. The operator sets how many are kept. None are kept of what deleted accounts wrote.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `product_not_found`: No such product.
         */
        get: operations["listMarketplaceProductRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/products/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a product
         * @description Sets the title and description of the product to those of a revision. This is an edit like any other: what it replaces becomes a revision. Nothing changes if the text is the same. For the owner of the store and moderators.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `revision_not_found`: No such revision, or one that is not kept any more.
         */
        post: operations["restoreMarketplaceProductRevision"];
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
         * @description Active stores, the newest first.
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Open a store
         * @description Opens a store that belongs to the key's owner. It is active from the start.
         *
         *     It may be refused with:
         *
         *     - 409 `already_exists`: Something with this name or slug is there already.
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
         * Read a store
         * @description A store with one page of its active products, the newest first. A store that is not active exists for its owner and for moderators only.
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
         * @description For the owner and for moderators. Closing a store hides it and its products at once. Only moderators suspend a store, or end that. A body that names no field is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `store_not_found`: No such store.
         *     - 409 `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored.
         */
        patch: operations["updateStore"];
        trace?: never;
    };
    "/marketplace/stores/{slug}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a store
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. It is `suspended` meanwhile; its orders go on. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        put: operations["hideStore"];
        post?: never;
        /**
         * Restore a store
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `store_not_found`: No such store.
         */
        delete: operations["restoreStore"];
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
         * @description The orders with something from this store, the newest first. For its owner and for moderators. Each order shows the items of this store, and `total` is their sum. With `status` the newest 10,000 orders are looked through.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
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
         * Offer a product
         * @description Adds a product to a store. For its owner and for moderators.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `store_not_found`: No such store.
         */
        post: operations["createMarketplaceProduct"];
        delete?: never;
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
         * Read about your key
         * @description The person that the key belongs to, what the key may do and until when, and what is left of its limits.
         */
        get: operations["getMe"];
        put?: never;
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
         * @description The answers of the key's owner to any questions, the newest first; by `status` those to questions with it, among the 10,000 newest, so that `total` is at most 10000 then.
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
    "/me/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what of yours is hidden or held
         * @description What you wrote or own and moderators have hidden, or that waits for their approval, and why; the latest first, 10,000 at most.
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
         * @description The products of all stores of the key's owner, the newest first: drafts, inactive ones, and those of stores that are not active too.
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
         * @description The questions of the key's owner, the newest first.
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
         * @description What the key's owner has reported, the newest first, and what became of it. Which moderator handles it is not shown. It has the 10,000 newest at most.
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
    "/me/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my stores
         * @description The stores of the key's owner, the newest first: those that are not active too.
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
         * @description The topics of the key's owner on all boards, the newest first.
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
         * @description The videos of the key's owner, the newest first: those that are not public or not ready too.
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
    "/moderation/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is hidden, held or deleted
         * @description All content that is hidden, waits for approval or was deleted, the latest first. With filters the list has the latest 10,000 that match. What is `held` waits for approval: `DELETE` on its path ending in `/hidden` approves it, `PUT` refuses it with a reason. What is deleted is kept for 30 days.
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
         * @description Every invitation that was made and not revoked, the newest first; one that is over for 30 days is forgotten. It has the 10,000 newest, so that `total` is at most 10000.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people
         * @description Makes a link with which as many people can sign up, until it expires and without waiting for approval, as the request says. It ends as well when the account that made it is no moderator any more. The link is in this reply alone.
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
         * @description Nobody can sign up with it any more. Accounts made with it stay. Any moderator may do this.
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
         * Read the log of what staff did
         * @description What moderators and admins did as such, and what operators did on their command line, the newest first. Nobody can change or delete an entry. What people do with what is their own is not in it. With a filter it has the 10,000 newest that pass all filters, so that `total` is at most 10000.
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
    "/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description What was reported and passes all filters, the newest first unless `sort` says otherwise. It has the 10,000 at most that come first, so that `total` is at most 10000. Nobody sees a report about themselves or what is their own.
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
         * Read a report
         * @description A report with what it is about, as that is now. A report about the caller or their content is `report_not_found` for them.
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
         * @description Says that the caller handles it, so that nobody else does. A report that somebody else has claimed is refused. Claiming it again changes nothing.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         *     - 409 `report_claimed`: Somebody else has claimed the report.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        put: operations["claimReport"];
        post?: never;
        /**
         * Release a report
         * @description Opens a report that the caller has claimed, or an admin one that anybody has. Nothing changes if nobody has claimed it.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         *     - 409 `report_claimed`: Somebody else has claimed the report.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
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
         * @description Upholds or rejects a report, once and for all. Only the moderator who has claimed it can do so, and admins. It changes neither the content nor its author: hiding, silencing and suspending are operations of their own. The note is for staff and the log.
         *
         *     It may be refused with:
         *
         *     - 404 `report_not_found`: No such report.
         *     - 409 `report_claimed`: Somebody else has claimed the report.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
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
         * List who waits for approval
         * @description Who has signed up and waits to be let in, where the service asks for that; who waits longest comes first. It has the 10,000 at most that come first, so that `total` is at most 10000. They read and do not write: what needs the scope `write` is `account_pending`.
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
         * Refuse a sign-up
         * @description Does not let somebody in who waits for approval: their account is deleted, and they are told by mail where they have confirmed their address. If several decide at once, the first decides, and the others get `user_not_found`.
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
         * @description Lets somebody in who waits for approval: from the next request on they may write, and make keys. They are told by mail. If several decide at once, the first decides, and the others get `user_not_found`.
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
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this contract
         * @description This document in one piece, with `servers` showing where the service really runs. As YAML it is at `{base_url}/openapi.yaml`.
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
         * Report something to the moderators
         * @description Reports content or a user that the caller can see to the moderators. Nobody reports themselves or what is their own. Until a report is resolved there is no second one by the same person about the same thing. How many one person may make in an hour is limited, beside the limits of the key.
         *
         *     It may be refused with:
         *
         *     - 404 `answer_not_found`: No such answer.
         *     - 404 `comment_not_found`: No such comment.
         *     - 404 `product_not_found`: No such product.
         *     - 404 `question_not_found`: No such question.
         *     - 404 `reply_not_found`: No such reply.
         *     - 404 `share_not_found`: No such share link.
         *     - 404 `store_not_found`: No such store.
         *     - 404 `topic_not_found`: No such topic.
         *     - 404 `user_not_found`: No such user.
         *     - 404 `video_not_found`: No such video.
         *     - 409 `already_reported`: The caller has reported this already, and the report is not resolved yet.
         *     - 403 `own_content`: Nobody does this to themselves or to what is their own.
         */
        post: operations["createReport"];
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
         * Read a share link
         * @description What a share link leads to. An expired link does not exist any more.
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
         * @description An address from which the file can be fetched for an hour, or the video for a day, but no longer than the link lasts, nor after the link was removed, its password or `allow_download` changed, or its owner suspended. Where the bytes lie in a bucket, a request has to begin within ten minutes; `expires_at` says until when. A link with a password needs it: without it the request is `forbidden`, as with a wrong one, and after 20 wrong ones in an hour `rate_limited`. A file whose owner does not allow the download is `forbidden`.
         *
         *     It may be refused with:
         *
         *     - 403 `forbidden`: The role of the owner of the key does not permit this, or the password of a share link is wrong, or its owner does not allow the download.
         *     - 404 `share_not_found`: No such share link.
         */
        post: operations["accessShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares/{token}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a share link
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. Links to the bytes that were handed out stop working. The owner keeps the file or video, and cannot share it again. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `share_not_found`: No such share link.
         */
        put: operations["hideShare"];
        post?: never;
        /**
         * Restore a share link
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `share_not_found`: No such share link.
         */
        delete: operations["restoreShare"];
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
         * @description The orders of the key's owner, the newest first.
         */
        get: operations["listShopOrders"];
        put?: never;
        /**
         * Place an order
         * @description Orders products at the price that they have now, and takes them out of stock: all of them, or none where one is short (`out_of_stock`). A product that is named twice is ordered once, in the sum of both quantities. An order that is not paid within 60 minutes is withdrawn. Unpaid orders of one person hold a product once and a part of its stock at most, unless the operator has set it otherwise (`unpaid_order`): pay or withdraw the one that is there.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 409 `out_of_stock`: There is not enough in stock; nothing was taken.
         *     - 409 `unpaid_order`: Unpaid orders of the caller hold as much of the product as they may; nothing was taken.
         */
        post: operations["placeShopOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description For the buyer and moderators.
         *
         *     It may be refused with:
         *
         *     - 404 `order_not_found`: No such order.
         */
        get: operations["getShopOrder"];
        put?: never;
        post?: never;
        /**
         * Withdraw an order
         * @description Withdraws a `pending` order. It is gone from the history, and its items are in stock again. For the buyer.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        delete: operations["withdrawShopOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/orders/{id}/complete": {
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
         * @description Completes a `paid` order, for the buyer or a moderator; a `disputed` one, for a moderator.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["completeShopOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/orders/{id}/dispute": {
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
         * @description Disputes a `paid` or `completed` order within 30 days of its payment, and says why. For the buyer.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["disputeShopOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/orders/{id}/pay": {
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
         * @description Records that a `pending` order was paid for. For a moderator.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["payShopOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/orders/{id}/refund": {
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
         * @description Refunds a `paid` or `disputed` order, and puts its items in stock again. For a moderator.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `order_not_found`: No such order.
         *     - 409 `invalid_transition`: This step is not possible in the present state.
         */
        post: operations["refundShopOrder"];
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
         * @description The shop's active products. Filters and orders combine. A search looks for the text anywhere in the title, whatever the case; it finds at most the first 1,000 products in the order that was asked for, so `total` is never more. A text without three letters or digits in a row is looked for among the first 50,000 products of the list.
         */
        get: operations["listShopProducts"];
        put?: never;
        /**
         * Add to the catalogue
         * @description Adds a product to the catalogue.
         *
         *     It may be refused with:
         *
         *     - 409 `already_exists`: Something with this name or slug is there already.
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
         * Read a product
         * @description A product of the catalogue. One that is not active exists for moderators only.
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
         * @description Nobody can read the product afterwards, and another may have its slug and SKU. Orders keep what they recorded of it.
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
         * @description Changes a product of the catalogue. Orders keep the title and the price that they were placed with. A body that names no field is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 409 `already_exists`: Something with this name or slug is there already.
         *     - 409 `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored.
         */
        patch: operations["updateShopProduct"];
        trace?: never;
    };
    "/shop/products/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a product
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. It is `inactive` meanwhile; its orders go on. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        put: operations["hideShopProduct"];
        post?: never;
        /**
         * Restore a product
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 409 `already_exists`: Something with this name or slug is there already.
         */
        delete: operations["restoreShopProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/products/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a product
         * @description The title and description of the product before each edit, the newest first, with who edited it and when. The operator sets how many are kept. None are kept of what deleted accounts wrote.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         */
        get: operations["listShopProductRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/products/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a product
         * @description Sets the title and description of the product to those of a revision. This is an edit like any other: what it replaces becomes a revision. Nothing changes if the text is the same.
         *
         *     It may be refused with:
         *
         *     - 404 `product_not_found`: No such product.
         *     - 404 `revision_not_found`: No such revision, or one that is not kept any more.
         */
        post: operations["restoreShopProductRevision"];
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
         * Read about a user
         * @description Who writes under a name; for staff also what they may do now. Of an account that was deleted, what was written stays under the name `deleted-<id>`.
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
         * @description The answers that a user gave to any questions, the newest first; by `status` those to questions with it, among the 10,000 newest, so that `total` is at most 10000 then.
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
    "/users/{username}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's questions
         * @description The questions that a user asked, the newest first.
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
         * @description Sets the role, from the next request on. Nobody can change their own role, so that there always is an admin.
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
         * @description Lets a user read, and not write: from the next request on, operations that need the scope `write` are refused with `account_silenced`. Doing it again replaces the reason and the end. The user is told why and until when by mail and with each refusal. Moderators silence members, admins everybody but themselves.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        put: operations["silenceUser"];
        post?: never;
        /**
         * Let a user write again
         * @description Lets a silenced user write again. For those who may silence them. Nothing changes if the user is not silenced.
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
         * @description Locks a user out. From the next request on their keys are refused with `account_suspended`, their sessions end, and their share links do not work. Nothing is deleted, and all of it works again once the suspension ends. Doing it again replaces the reason and the end. The user is told why and until when by mail and with each refusal. Moderators suspend members, admins everybody but themselves.
         *
         *     It may be refused with:
         *
         *     - 404 `user_not_found`: No such user.
         */
        put: operations["suspendUser"];
        post?: never;
        /**
         * End a suspension
         * @description Ends a suspension. For those who may suspend the user. Nothing changes if the user is not suspended.
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
         * @description The topics that a user wrote on all boards, the newest first.
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
         * @description The videos of a user that are public and ready, the newest first.
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
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List videos
         * @description Videos that are public and ready. A search looks for the text anywhere in the title, whatever the case; it finds at most the first 1,000 videos in the order that was asked for, so `total` is never more. A text without three letters or digits in a row is looked for among the first 50,000 videos of the list.
         */
        get: operations["listVideos"];
        put?: never;
        /**
         * Upload a video
         * @description Send the body as it comes: it is stored while it arrives. Faults of the key or the rate are answered before anything is read. MP4, WebM, Ogg, QuickTime and Matroska are taken, told by content and not by name; all else is `unsupported_media_type`. Duration and dimensions are read from the container where that takes no whole read of it. A body that is no well-formed multipart, an empty file, a second file or one in another part is `invalid_file`. Texts with other names than those below are ignored, yet one of more than 262,140 bytes is `invalid_param` under any name. A video larger than the operator allows is `payload_too_large`.
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
         * Read a video
         * @description A video and its counts. An unlisted video is shown to its owner and to staff, and is 404 for all others. A private video is shown to its owner alone: without a key that may read it is 401, with anybody else's 404. Whoever has the share link of either sees it too (`share`), if the link has no password and has not ended; one that has is used by `accessShare`.
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
         * @description Deletes a video with its comments, ratings and share link; moderators can restore it for 30 days, if it was not private. For its owner only.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `video_not_found`: No such video.
         */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        /**
         * Edit a video
         * @description Changes what is said about a video and who sees it. One that becomes unlisted gets a share link, if it has none. For its owner only. A body that names no field is `missing_fields`.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
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
         * @description The comments on a video, newest first, for who may see the video (`getVideo`).
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        get: operations["listVideoComments"];
        put?: never;
        /**
         * Comment on a video
         * @description Comments in the name of the key's owner. On an unlisted video its owner, staff, and whoever has its share link (`share`) do, on a private one only its owner.
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
         * @description For its author, the owner of the video and moderators. Moderators can restore it for 30 days.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `video_not_found`: No such video.
         *     - 404 `comment_not_found`: No such comment.
         */
        delete: operations["deleteVideoComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/comments/{comment_id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a comment
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `comment_not_found`: No such comment.
         */
        put: operations["hideVideoComment"];
        post?: never;
        /**
         * Restore a comment
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `comment_not_found`: No such comment.
         */
        delete: operations["restoreVideoComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a video
         * @description Hides it from everybody but its author, who is told why, and moderators. Lists, searches and counts leave it out. Its comments and its share link are hidden with it, and stream links that were handed out stop working. A private video does not exist for moderators. Hiding it again replaces the reason. What waits for approval is refused in the same way.
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        put: operations["hideVideo"];
        post?: never;
        /**
         * Restore a video
         * @description Shows again what is hidden, approves what waits for approval, or restores what was deleted in the last 30 days. Lists, searches and counts include it again. Nothing changes if it is visible already.
         *
         *     It may be refused with:
         *
         *     - 404 `video_not_found`: No such video.
         */
        delete: operations["restoreVideo"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Sets the caller's rating of a video; the same rating again changes nothing, and `none` removes it. Rating one's own video is allowed. An unlisted video is rated by its owner, by staff, and by whoever has its share link (`share`); a private one by its owner.
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
         * @description Creates the share link of a video of yours, or changes the one that it has. A field that is left out keeps its value, or gets its default in a new link; null clears it. The token never changes as long as the link exists.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
         *     - 404 `video_not_found`: No such video.
         *     - 409 `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored.
         */
        post: operations["shareVideo"];
        /**
         * Remove a share link
         * @description The link ends at once. Stream links that were got through it end with their day. Of an unlisted video another link takes its place, since it always has one.
         *
         *     It may be refused with:
         *
         *     - 403 `not_owner`: This belongs to somebody else.
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
         * @description An address from which anybody can play the video for 24 hours, from any place in it: it serves ranges. It ends before that when fewer people may see the video than before. The link of its owner to a video that is not public ends when their account is suspended; where videos are in a bucket, it works for ten minutes. Who may see the video gets one. An unlisted video is shown to its owner and to staff, and is 404 for all others. A private video is shown to its owner alone: without a key that may read it is 401, with anybody else's 404. Whoever has the share link of either sees it too (`share`), if the link has no password and has not ended, and for no longer than that lasts, as `accessShare` says; one with a password is used there. A video that is not ready is `video_not_ready`. Each link that is given to anybody but the owner counts as one view; views are written down every few seconds.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Identifies one thing of its kind. Identifiers are never reused. */
        Id: number;
        /** @description Confirms a deletion. */
        Deleted: {
            /** @description What was deleted. */
            id: components["schemas"]["Id"];
            /** @description Always true. */
            deleted: boolean;
        };
        /**
         * @description Says what went wrong, for programs. Each code belongs to one HTTP status, which `x-status` names; each operation names its own codes in `x-error-codes`. Some belong to no operation, because what was sent never reached one: `bad_request` (not HTTP), `request_timeout` (the request did not arrive in time), `not_implemented`, `headers_too_large`, `route_not_found` and `method_not_allowed`. Known values, of which there may be more later: `account_pending`, `account_silenced`, `account_suspended`, `already_exists`, `already_reported`, `answer_not_found`, `bad_request`, `board_not_empty`, `board_not_found`, `category_not_found`, `comment_not_found`, `component_inactive`, `content_hidden`, `email_unverified`, `file_not_found`, `forbidden`, `has_replies`, `headers_too_large`, `https_required`, `idempotency_in_progress`, `idempotency_key_reused`, `insufficient_scope`, `internal_error`, `invalid_file`, `invalid_json`, `invalid_param`, `invalid_transition`, `invitation_not_found`, `method_not_allowed`, `missing_fields`, `not_implemented`, `not_owner`, `order_not_found`, `out_of_stock`, `own_content`, `own_product`, `payload_too_large`, `precondition_failed`, `product_not_found`, `question_closed`, `question_not_found`, `quota_exceeded`, `rate_limited`, `reply_not_found`, `report_claimed`, `report_not_found`, `request_timeout`, `revision_not_found`, `route_not_found`, `share_not_found`, `store_not_found`, `too_many_links`, `topic_locked`, `topic_not_found`, `unauthorized`, `unpaid_order`, `unsupported_media_type`, `user_not_found`, `video_not_found`, `video_not_ready`.
         * @enum {string}
         */
        ProblemCode: "account_pending" | "account_silenced" | "account_suspended" | "already_exists" | "already_reported" | "answer_not_found" | "bad_request" | "board_not_empty" | "board_not_found" | "category_not_found" | "comment_not_found" | "component_inactive" | "content_hidden" | "email_unverified" | "file_not_found" | "forbidden" | "has_replies" | "headers_too_large" | "https_required" | "idempotency_in_progress" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_file" | "invalid_json" | "invalid_param" | "invalid_transition" | "invitation_not_found" | "method_not_allowed" | "missing_fields" | "not_implemented" | "not_owner" | "order_not_found" | "out_of_stock" | "own_content" | "own_product" | "payload_too_large" | "precondition_failed" | "product_not_found" | "question_closed" | "question_not_found" | "quota_exceeded" | "rate_limited" | "reply_not_found" | "report_claimed" | "report_not_found" | "request_timeout" | "revision_not_found" | "route_not_found" | "share_not_found" | "store_not_found" | "too_many_links" | "topic_locked" | "topic_not_found" | "unauthorized" | "unpaid_order" | "unsupported_media_type" | "user_not_found" | "video_not_found" | "video_not_ready";
        /** @description What is wrong, by field or parameter; under the empty name with the whole body. */
        InvalidFields: {
            [key: string]: string;
        };
        /**
         * Format: date-time
         * @description Date and time of RFC 3339, in UTC with the offset written out: `2026-01-31T12:00:00+00:00`.
         */
        DateTimeIso: string;
        /** @description An email address. */
        EmailAddress: string;
        /** @description What belongs to the problem. */
        ProblemData: {
            /** @description The HTTP status. */
            status: number;
            /** @description The request, as in `X-Request-Id`; name it when asking for help. */
            request_id: string;
            /** @description What is wrong, by field or parameter; with 400 and 422, and with 415 where a part of the body is what is not taken. */
            params?: components["schemas"]["InvalidFields"];
            /** @description What is not active; with `component_inactive`. */
            component?: string;
            /** @description When it ends by itself; with `account_suspended` and `account_silenced`, unless it has no end. */
            until?: components["schemas"]["DateTimeIso"];
            /** @description Why; with `account_suspended`, `account_silenced` and `content_hidden`, where somebody gave a reason. */
            reason?: string;
            /** @description Whom to write to about it; with the same codes, where the service names anybody. */
            contact?: components["schemas"]["EmailAddress"];
            /** @description The most bytes that are taken; with `payload_too_large`. */
            max_size?: number;
        };
        /** @description The body of every error. */
        Problem: {
            code: components["schemas"]["ProblemCode"];
            /** @description Says what went wrong, for people. Its wording can change. */
            message: string;
            data: components["schemas"]["ProblemData"];
        };
        /** @description Text with at least one visible character and no control characters but tabs and line ends, kept exactly as sent. Markdown by convention; a client that shows it as HTML has to escape it. */
        Content: string;
        /** @description The new text of an answer. */
        AnswerChanges: {
            body: components["schemas"]["Content"];
        };
        /** @description The name under which a person writes. It stays on what they wrote when the account is deleted. */
        Username: string;
        /** @description Votes up less votes down. */
        Score: number;
        /** @description Date and time in UTC, written as SQL writes them, without an offset. It has no `format`, since it is none of RFC 3339. */
        DateTimeSql: string;
        /** @description An answer to a question. */
        Answer: {
            id: components["schemas"]["Id"];
            body: components["schemas"]["Content"];
            /** @description The person who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            vote_score: components["schemas"]["Score"];
            /** @description Whether the asker accepted this answer. */
            is_best: boolean;
            posted_at: components["schemas"]["DateTimeSql"];
        };
        /** @description A heading with at least one visible character and no control characters but tabs and line ends. White space around it is removed, and so is what overrides the direction of writing (U+202A to U+202E, U+2066 to U+2069). */
        Title: string;
        /**
         * @description What has become of a question: `open`, `resolved` (the asker accepted an answer) or `closed` (it takes no further answers). `x-states` names every step: who may take it, from where, where it leads, or the code of its refusal. `closed+best` is a closed question whose best answer stands. The asker may also be a moderator; who is both may do what either may. Known values, of which there may be more later: `open`, `resolved`, `closed`.
         * @enum {string}
         */
        QuestionStatus: "open" | "resolved" | "closed";
        /** @description An exact number of things. */
        Count: number;
        /** @description An identifier, or null when there is nothing to name. */
        NullableId: number | null;
        /** @description A short name with at least one visible character and no control characters but tabs and line ends. White space around it is removed, and so is what overrides the direction of writing (U+202A to U+202E, U+2066 to U+2069). */
        Name: string;
        /** @description A name in an address, of small letters, digits, and single hyphens between them. */
        Slug: string;
        /** @description What a question is about. */
        Category: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            slug: components["schemas"]["Slug"];
        };
        /**
         * @description Why something is not there for everybody: moderators have `hidden` it, it is `held` until they approve it, or it is `deleted`, and is kept for 30 days. `x-states` names every step: which kind of operation, on what kind of thing (`of`, any without it), who takes it, from where, and where it leads, or the code of its refusal. `visible` is what has none of these states; `not_found` is the code of its own kind, such as `topic_not_found`. An author who is a moderator may do what either may. What others have written in keeps its author, who is no moderator, from deleting it (`has_replies`); the steps are those without. Known values, of which there may be more later: `hidden`, `held`, `deleted`.
         * @enum {string}
         */
        HiddenState: "hidden" | "held" | "deleted";
        /** @description Why; null where nobody said. */
        HiddenReason: string | null;
        /** @description That something is not there for everybody, and why. */
        Hidden: {
            state: components["schemas"]["HiddenState"];
            reason: components["schemas"]["HiddenReason"];
            since: components["schemas"]["DateTimeIso"];
            /** @description Whom to write to about it, where the service names anybody. */
            contact?: components["schemas"]["EmailAddress"];
        };
        /** @description A question with its text. */
        QuestionDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            body: components["schemas"]["Content"];
            status: components["schemas"]["QuestionStatus"];
            /** @description Answers to the question. */
            answer_count: components["schemas"]["Count"];
            /** @description The answer that the asker accepted; null while there is none. */
            best_answer_id: components["schemas"]["NullableId"];
            /** @description The person who asks. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The question's category. Empty when it has none. */
            categories: components["schemas"]["Category"][];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description That it is hidden or held, for its author and moderators; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description Why, for other staff and for the log, which outlives the account. It should name nobody. Text with at least one visible character and no control characters but tabs and line ends. */
        ReasonInput: string;
        /** @description Why something is hidden. */
        HideInput: {
            /** @description Why, for its author, for other staff and for the log. */
            reason: components["schemas"]["ReasonInput"];
        };
        /**
         * @description What kind of thing it is. Known values, of which there may be more later: `answer`, `comment`, `file`, `product`, `question`, `reply`, `share`, `store`, `topic`, `video`.
         * @enum {string}
         */
        ContentType: "answer" | "comment" | "file" | "product" | "question" | "reply" | "share" | "store" | "topic" | "video";
        /** @description A username, or null when there is nobody to name. */
        NullableUsername: string | null;
        /** @description Its title or name; null for what has none. */
        HiddenTitle: string | null;
        /** @description The first 1,000 characters of a longer text, or all of a shorter one. The thing itself, read alone, has all. */
        Excerpt: string;
        /** @description Something that is not there for everybody, and what it says. */
        HiddenContent: {
            target_type: components["schemas"]["ContentType"];
            /** @description Its id among its kind; of a share link that of the link. */
            target_id: components["schemas"]["Id"];
            /** @description What it belongs to, such as the topic of a reply, the video of a comment, what a link leads to; null for what stands by itself. */
            parent_id: components["schemas"]["NullableId"];
            state: components["schemas"]["HiddenState"];
            reason: components["schemas"]["HiddenReason"];
            since: components["schemas"]["DateTimeIso"];
            /** @description The moderator, or whoever deleted it, for moderators; null for its author, and where nobody did it. */
            hidden_by: components["schemas"]["NullableUsername"];
            /** @description Who wrote or owns it; null for what the shop sells. */
            author_id: components["schemas"]["NullableId"];
            /** @description The author's name; null for what the shop sells. */
            author: components["schemas"]["NullableUsername"];
            title: components["schemas"]["HiddenTitle"];
            /** @description The first 1,000 characters of its text as it was when it went away; empty for what has none. */
            excerpt: components["schemas"]["Excerpt"];
        };
        /** @description Confirms that something is there again. */
        Restored: {
            /** @description What was restored. */
            id: components["schemas"]["Id"];
            /** @description Always true. */
            restored: boolean;
        };
        /** @description A heading, or null where there is none. */
        NullableTitle: string | null;
        /** @description A longer text, which may be empty. It holds no control characters but tabs and line ends. */
        Description: string;
        /** @description What a thing said until somebody edited it. */
        Revision: {
            /** @description Which revision of the thing it is. They are counted from 1, and no number is used twice. */
            number: components["schemas"]["Id"];
            /** @description Null for replies and answers, which have none. */
            title: components["schemas"]["NullableTitle"];
            /** @description The content, the body or the description, whole. */
            body: components["schemas"]["Description"];
            /** @description The person who made the edit that replaced it. */
            editor_id: components["schemas"]["Id"];
            editor: components["schemas"]["Username"];
            edited_at: components["schemas"]["DateTimeIso"];
        };
        /** @description The page that was asked for, counted from 1. */
        PageNumber: number;
        /** @description One page of revisions. */
        RevisionList: {
            /** @description The newest first. Empty past the last page. */
            revisions: components["schemas"]["Revision"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Revisions that are kept. */
            total: components["schemas"]["Count"];
        };
        /** @description 1 for up, -1 for down. No other number is a vote, not even 0. */
        Vote: number;
        /** @description A vote on an answer. */
        VoteInput: {
            vote: components["schemas"]["Vote"];
        };
        /**
         * @description `already_voted` when the caller has voted on this answer before; the first vote stays.
         * @enum {string}
         */
        VoteOutcome: "ok" | "already_voted";
        /** @description What became of a vote. */
        VoteResult: {
            result: components["schemas"]["VoteOutcome"];
            /** @description The answer's score now. */
            vote_score: components["schemas"]["Score"];
        };
        /** @description Every category, by name. */
        CategoryList: components["schemas"]["Category"][];
        /** @description A category to create. */
        CategoryInput: {
            name: components["schemas"]["Name"];
            slug: components["schemas"]["Slug"];
        };
        /** @description The fields of a category to change; a field that is left out keeps its value. */
        CategoryChanges: {
            name?: components["schemas"]["Name"];
            slug?: components["schemas"]["Slug"];
        };
        /**
         * @description The status to look for.
         * @enum {string}
         */
        QuestionStatusFilter: "open" | "resolved" | "closed";
        /**
         * @description What a list of questions is ordered by; `newest` where it is left out.
         * @enum {string}
         */
        QuestionSorting: "newest" | "votes" | "unanswered";
        /** @description A slug, or null for none. */
        NullableSlug: string | null;
        /** @description A question as a list shows it. */
        QuestionSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The first 1,000 characters of the question, or all of a shorter one. */
            excerpt: components["schemas"]["Excerpt"];
            status: components["schemas"]["QuestionStatus"];
            /** @description Answers to the question. */
            answer_count: components["schemas"]["Count"];
            /** @description The person who asks. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The name of the question's category. Empty when it has none. */
            categories: components["schemas"]["Name"][];
            /** @description The slug of the category, which `cat` filters by and `category` is set to; null when it has none. */
            category_slug: components["schemas"]["NullableSlug"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of questions. */
        QuestionPage: {
            /** @description In the order asked for, or with `search` the best match first. Empty past the last page. */
            questions: components["schemas"]["QuestionSummary"][];
            /** @description Questions that pass the filters. With `search` at most 10000, the newest that match; in the orders `votes` and `unanswered` at most 1000, the newest. */
            total: components["schemas"]["Count"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            page: components["schemas"]["PageNumber"];
        };
        /** @description A question to ask. */
        QuestionInput: {
            title: components["schemas"]["Title"];
            body: components["schemas"]["Content"];
            /** @description The slug of the category; replies show it as `category_slug`, and lists filter by it as `cat`. Without it the question is in no category. */
            category?: components["schemas"]["Slug"];
        };
        /** @description What a new question is called. */
        CreatedQuestion: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            status: components["schemas"]["QuestionStatus"];
            /** @description The name of the key's owner. */
            author: components["schemas"]["Username"];
            /** @description That it waits for approval; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A question with one page of its answers. */
        QuestionWithAnswers: {
            question: components["schemas"]["QuestionDetail"];
            /** @description The best answer first, then by score, then oldest first. Empty past the last page. */
            answers: components["schemas"]["Answer"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Answers to the question. */
            total: components["schemas"]["Count"];
        };
        /** @description The fields of a question to change; a field that is left out keeps its value. */
        QuestionChanges: {
            title?: components["schemas"]["Title"];
            body?: components["schemas"]["Content"];
            /** @description The slug of the new category, which replies show as `category_slug`; null takes the question out of its category. */
            category?: components["schemas"]["NullableSlug"];
        };
        /** @description An answer to write. */
        AnswerInput: {
            body: components["schemas"]["Content"];
        };
        /** @description Where a new answer stands. */
        CreatedAnswer: {
            id: components["schemas"]["Id"];
            /** @description The question that was answered. */
            question_id: components["schemas"]["Id"];
            /** @description The name of the key's owner. */
            author: components["schemas"]["Username"];
            /** @description That it waits for approval; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /**
         * @description What a list of files is ordered by; `newest` where it is left out.
         * @enum {string}
         */
        FileSorting: "newest" | "name" | "size";
        /** @description The name of a file, with at least one visible character and no slash, backslash or control character. White space around it is removed, and so is what overrides the direction of writing (U+202A to U+202E, U+2066 to U+2069). Names may be written from right to left: whoever shows them has to isolate them. */
        FileName: string;
        /** @description A media type without parameters, told by the content. */
        MediaType: string;
        /**
         * Format: int64
         * @description A number of bytes.
         */
        ByteCount: number;
        /** @description What a share link is known by. Whoever has it can use the link. */
        ShareToken: string;
        /** @description An address. */
        LinkUrl: string;
        /**
         * Format: date-time
         * @description Date and time as in DateTimeIso, or null when there is none.
         */
        NullableDateTimeIso: string | null;
        /** @description A link through which others get at something of yours. */
        ShareLink: {
            token: components["schemas"]["ShareToken"];
            /** @description A page for people, to be opened in a browser. */
            share_url: components["schemas"]["LinkUrl"];
            /** @description Whether a password is asked for. */
            has_password: boolean;
            /** @description When the link ends; null if it does not. */
            expires_at: components["schemas"]["NullableDateTimeIso"];
            /** @description Whether the file may be fetched, or a video saved rather than only watched. */
            allow_download: boolean;
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description A file of the caller. */
        StoredFile: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["FileName"];
            mime_type: components["schemas"]["MediaType"];
            size: components["schemas"]["ByteCount"];
            /** @description SHA-256 of the bytes, as hexadecimal digits. */
            sha256: string;
            /** @description Its share link; null where there is none. */
            share: components["schemas"]["ShareLink"] | null;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it was last renamed, or created. */
            updated_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of the caller's files. */
        FileList: {
            /** @description In the order that was asked for. Empty past the last page. */
            files: components["schemas"]["StoredFile"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Files in all, or those that the search finds. */
            total: components["schemas"]["Count"];
        };
        /** @description A file to upload. */
        FileUpload: {
            /**
             * Format: binary
             * @description The file. The part needs a file name, and is not empty.
             */
            file: string;
            name?: components["schemas"]["FileName"];
        };
        /** @description Where the bytes of a file are. */
        FileDownload: {
            download_url: components["schemas"]["LinkUrl"];
            /** @description Until when the address works. */
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description A file's new name. */
        FileChanges: {
            name: components["schemas"]["FileName"];
        };
        /** @description A share link to create, or what to change in it. */
        ShareChanges: {
            /**
             * Format: date-time
             * @description When the link shall end, in the future; null for never, which is the default.
             */
            expires_at?: string | null;
            /** @description What to ask of whoever uses the link; null for nothing, which is the default. */
            password?: string | null;
            /** @description Whether it may be fetched; null for the default, which is true. */
            allow_download?: boolean | null;
        };
        /** @description Date and time as in DateTimeSql, or null when there is none. */
        NullableDateTimeSql: string | null;
        /** @description A topic by its number and title. */
        TopicReference: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
        };
        /** @description A board as the list shows it. Of its description it has the first 1,000 characters. */
        BoardSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Excerpt"];
            /** @description Topics on the board. */
            topic_count: components["schemas"]["Count"];
            /** @description Topics and replies on the board together. */
            post_count: components["schemas"]["Count"];
            /** @description When the latest topic or reply was written; null on an empty board. */
            last_post_time: components["schemas"]["NullableDateTimeSql"];
            /** @description Who wrote the latest topic or reply; null on an empty board. */
            last_post_user: components["schemas"]["NullableUsername"];
            /** @description The topic of the latest post; null on an empty board. */
            last_topic: components["schemas"]["TopicReference"] | null;
        };
        /** @description Every board of the forum, in the order that the admins gave them. */
        BoardList: components["schemas"]["BoardSummary"][];
        /** @description A board to create. It is placed after the last one. */
        BoardInput: {
            title: components["schemas"]["Title"];
            /** @description What the board is for. Empty when left out. */
            description?: components["schemas"]["Description"];
        };
        /** @description A board of the forum, which holds topics. */
        Board: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Description"];
            /** @description Topics on the board. */
            topic_count: components["schemas"]["Count"];
            /** @description Topics and replies on the board together. */
            post_count: components["schemas"]["Count"];
            /** @description When the latest topic or reply was written; null on an empty board. */
            last_post_time: components["schemas"]["NullableDateTimeSql"];
            /** @description Who wrote the latest topic or reply; null on an empty board. */
            last_post_user: components["schemas"]["NullableUsername"];
            /** @description The topic of the latest post; null on an empty board. */
            last_topic: components["schemas"]["TopicReference"] | null;
        };
        /** @description The boards in their new order. */
        BoardOrder: {
            /** @description The boards that come first. Those not named follow in the order that they have. */
            board_ids: components["schemas"]["Id"][];
        };
        /** @description A topic as lists show it. */
        TopicSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The person who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The board that holds the topic. */
            board_id: components["schemas"]["Id"];
            board_title: components["schemas"]["Title"];
            /** @description Replies to the topic. */
            reply_count: components["schemas"]["Count"];
            /** @description Whether the topic stays at the head of its board. */
            is_sticky: boolean;
            /** @description Whether the topic takes no further replies. */
            is_locked: boolean;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When the latest reply was written, or the topic itself while it has none. */
            last_reply: components["schemas"]["DateTimeSql"];
            /** @description Who wrote the latest reply, or the topic itself while it has none. */
            last_reply_user: components["schemas"]["Username"];
        };
        /** @description A board with one page of its topics. */
        BoardPage: {
            board: components["schemas"]["Board"];
            /** @description Sticky topics first, then the one with the latest reply. Empty past the last page. */
            topics: components["schemas"]["TopicSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Topics on the board. */
            total: components["schemas"]["Count"];
        };
        /** @description The fields of a board to change; a field that is left out keeps its value. */
        BoardChanges: {
            title?: components["schemas"]["Title"];
            description?: components["schemas"]["Description"];
        };
        /** @description The new text of a reply. */
        ReplyChanges: {
            content: components["schemas"]["Content"];
        };
        /** @description A reply to a topic. */
        Reply: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Content"];
            /** @description The person who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /**
         * @description What a list of topics is ordered by; `latest` where it is left out.
         * @enum {string}
         */
        TopicSorting: "latest" | "newest";
        /** @description One page of topics. */
        TopicList: {
            /** @description In the order of the list. Empty past the last page. */
            topics: components["schemas"]["TopicSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Topics in all. */
            total: components["schemas"]["Count"];
        };
        /** @description A topic to create. */
        TopicInput: {
            /** @description The board to post in. */
            board_id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
        };
        /** @description What a new topic is called and where it stands. */
        CreatedTopic: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description The board that holds the topic. */
            board_id: components["schemas"]["Id"];
            /** @description The name of the key's owner. */
            author: components["schemas"]["Username"];
            /** @description That it waits for approval; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /**
         * @description What the replies to a topic are ordered by; `oldest` where it is left out.
         * @enum {string}
         */
        ReplyOrder: "oldest" | "newest";
        /** @description A topic with its text. */
        TopicDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
            /** @description The person who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            /** @description The board that holds the topic. */
            board_id: components["schemas"]["Id"];
            board_title: components["schemas"]["Title"];
            /** @description Replies to the topic. */
            reply_count: components["schemas"]["Count"];
            /** @description Whether the topic stays at the head of its board. */
            is_sticky: boolean;
            /** @description Whether the topic takes no further replies. */
            is_locked: boolean;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When the latest reply was written, or the topic itself while it has none. */
            last_reply: components["schemas"]["DateTimeSql"];
            /** @description That it is hidden or held, for its author and moderators; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A topic with one page of its replies. */
        TopicPage: {
            topic: components["schemas"]["TopicDetail"];
            /** @description Oldest first, or newest first if `order` said so. Empty past the last page. */
            replies: components["schemas"]["Reply"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Replies to the topic. */
            total: components["schemas"]["Count"];
        };
        /** @description The fields of a topic to change; a field that is left out keeps its value. */
        TopicChanges: {
            title?: components["schemas"]["Title"];
            content?: components["schemas"]["Content"];
        };
        /** @description A reply to create. */
        ReplyInput: {
            content: components["schemas"]["Content"];
        };
        /** @description Where a new reply stands. */
        CreatedReply: {
            id: components["schemas"]["Id"];
            /** @description The topic that was replied to. */
            topic_id: components["schemas"]["Id"];
            /** @description The name of the key's owner. */
            author: components["schemas"]["Username"];
            /** @description That it waits for approval; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /**
         * @description Always ok: anything else is the status 503.
         * @constant
         */
        HealthStatus: "ok";
        /**
         * @description One of the areas of the service, each of which an operator can switch off. Known values, of which there may be more later: `forum`, `answers`, `marketplace`, `shop`, `files`, `videos`.
         * @enum {string}
         */
        Area: "forum" | "answers" | "marketplace" | "shop" | "files" | "videos";
        /** @description What the service depends on. */
        HealthComponents: {
            /** @description Whether the database answers. */
            database: components["schemas"]["HealthStatus"];
        };
        /** @description Tells that the service can answer. */
        Health: {
            status: components["schemas"]["HealthStatus"];
            /** @description The version of the running program. */
            version: string;
            /** @description The areas that are switched on. */
            areas: components["schemas"]["Area"][];
            components: components["schemas"]["HealthComponents"];
            /** @description How many processes serve at this moment, whichever of them answers. */
            workers: number;
        };
        /**
         * @description The status of the orders to look for.
         * @enum {string}
         */
        OrderStatusFilter: "pending" | "paid" | "completed" | "refunded" | "disputed";
        /**
         * Format: double
         * @description An amount of money with at most two decimals. The largest has fifteen digits, as many as every reader of JSON keeps exactly.
         */
        Amount: number;
        /** @description The ISO 4217 code of the currency of all prices, one for the whole site. */
        Currency: string;
        /**
         * @description How far an order is. `x-states` is the table of all steps: who may take which, from where to where. `seller` is the owner of the stores of all items, `staff` a moderator or an admin. A step to `null` ends the order, which is then gone. Any other step is `invalid_transition`. Known values, of which there may be more later: `pending`, `paid`, `completed`, `refunded`, `disputed`.
         * @enum {string}
         */
        OrderStatus: "pending" | "paid" | "completed" | "refunded" | "disputed";
        /** @description A product as it was when it was ordered. */
        MarketplaceOrderItem: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Its title when it was ordered. */
            title: components["schemas"]["Title"];
            /** @description What one cost when it was ordered. */
            price: components["schemas"]["Amount"];
            /** @description How many were ordered. */
            quantity: components["schemas"]["Count"];
            /** @description The store that sells it. */
            store_id: components["schemas"]["Id"];
            /** @description The name of the store when it was ordered. */
            store_name: components["schemas"]["Name"];
        };
        /** @description An order as a list shows it. Later changes of products change nothing in it. */
        MarketplaceOrderSummary: {
            id: components["schemas"]["Id"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description In the order of their ids. Of an order from before there could be no more, the first 50. */
            items: components["schemas"]["MarketplaceOrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description Who placed the order. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null while it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid by then; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer may dispute the order; null where the present state leaves nothing to dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
            /** @description What the orders have in common that were placed together, one for each store: the id of the first of them. Null where all was of one store. */
            checkout_id: components["schemas"]["NullableId"];
        };
        /** @description One page of orders. */
        MarketplaceOrderList: {
            /** @description The newest first. Empty past the last page. */
            orders: components["schemas"]["MarketplaceOrderSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Orders in all. */
            total: components["schemas"]["Count"];
        };
        /** @description A product to order, and how many of it. */
        OrderItemInput: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description How many. */
            quantity: number;
        };
        /** @description What to order. */
        OrderInput: {
            /** @description At least one product, at most 50. One that is named twice is ordered in the sum of both quantities. */
            items: components["schemas"]["OrderItemInput"][];
        };
        /** @description Why the buyer disputed the order; null where nobody did. */
        DisputeReason: string | null;
        /** @description An order. Later changes of products change nothing in it. */
        MarketplaceOrder: {
            id: components["schemas"]["Id"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description In the order of their ids. More than 50 only in an order from before there could be no more. */
            items: components["schemas"]["MarketplaceOrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description Who placed the order. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null while it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid by then; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer may dispute the order; null where the present state leaves nothing to dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
            dispute_reason: components["schemas"]["DisputeReason"];
            /** @description What the orders have in common that were placed together, one for each store: the id of the first of them. Null where all was of one store. */
            checkout_id: components["schemas"]["NullableId"];
        };
        /** @description Why an order is disputed. */
        DisputeInput: {
            /** @description What is wrong with the order, for its seller and for staff. */
            reason: components["schemas"]["ReasonInput"];
        };
        /**
         * @description What a list of products is ordered by; `newest` where it is left out.
         * @enum {string}
         */
        ProductSorting: "newest" | "price_asc" | "price_desc";
        /**
         * @description Only an `active` product is listed and can be ordered. Known values, of which there may be more later: `draft`, `active`, `inactive`.
         * @enum {string}
         */
        ProductStatus: "draft" | "active" | "inactive";
        /** @description Where a picture is, at a name or an IPv4 address, as every browser takes it; null without one. A name with other letters than those of ASCII is written in Punycode, and there is neither user nor password. */
        NullableImageUrl: string | null;
        /** @description A product of a store. */
        MarketplaceProduct: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["Excerpt"];
            /** @description What it costs. */
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description How many there are to sell. */
            stock: components["schemas"]["Count"];
            /** @description Whether there is any to sell. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            /** @description The store that sells it. */
            store_id: components["schemas"]["Id"];
            /** @description The name of the store. */
            store_name: components["schemas"]["Name"];
            /** @description Names the store in an address. */
            store_slug: components["schemas"]["Slug"];
        };
        /** @description One page of products. */
        MarketplaceProductList: {
            /** @description In the order that was asked for. Empty past the last page. */
            products: components["schemas"]["MarketplaceProduct"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Products that match, at most 1,000 with `search`. */
            total: components["schemas"]["Count"];
        };
        /** @description A longer text, which may be empty. It holds no control characters but tabs and line ends. */
        ProductDescription: string;
        /**
         * @description Only an `active` store is listed and sells. Its owner makes it `inactive` and active again; moderators make it `suspended`. Known values, of which there may be more later: `active`, `inactive`, `suspended`.
         * @enum {string}
         */
        StoreStatus: "active" | "inactive" | "suspended";
        /** @description A longer text, which may be empty. It holds no control characters but tabs and line ends. */
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
            /** @description The person who keeps the store. */
            owner_id: components["schemas"]["Id"];
            owner: components["schemas"]["Username"];
            /** @description That it is hidden or held, for its author and moderators; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A product with its store. */
        MarketplaceProductDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            description: components["schemas"]["ProductDescription"];
            /** @description What it costs. */
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description How many there are to sell. */
            stock: components["schemas"]["Count"];
            /** @description Whether there is any to sell. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            /** @description The store that sells it. */
            store_id: components["schemas"]["Id"];
            store: components["schemas"]["Store"];
            /** @description That it is hidden or held, for its author and moderators; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /**
         * Format: double
         * @description An amount of money with at most two decimals. One with more is refused.
         */
        Price: number;
        /** @description How many there are to sell. */
        Stock: number;
        /**
         * @description The status to give to a product. Only an `active` product is listed and can be ordered.
         * @enum {string}
         */
        ProductStatusInput: "draft" | "active" | "inactive";
        /** @description The fields of a product to change; a field that is left out keeps its value. */
        MarketplaceProductChanges: {
            title?: components["schemas"]["Title"];
            description?: components["schemas"]["ProductDescription"];
            price?: components["schemas"]["Price"];
            /** @description The name of the category. */
            category?: components["schemas"]["Name"];
            stock?: components["schemas"]["Stock"];
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
        };
        /** @description One page of stores. */
        StoreList: {
            /** @description The newest first. Empty past the last page. */
            stores: components["schemas"]["Store"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Stores in the whole list. */
            total: components["schemas"]["Count"];
        };
        /** @description A store to open. */
        StoreInput: {
            name: components["schemas"]["Name"];
            /** @description What the address of the store ends in. No other store has it. */
            slug: components["schemas"]["Slug"];
            /** @description What the store sells. Empty when left out. */
            description?: components["schemas"]["StoreDescription"];
        };
        /** @description A store with one page of its products. */
        StorePage: {
            store: components["schemas"]["Store"];
            /** @description The newest first. Empty past the last page. */
            products: components["schemas"]["MarketplaceProduct"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Active products of the store. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description The status to give to a store. Only an `active` store is listed and sells; moderators make it `suspended`.
         * @enum {string}
         */
        StoreStatusInput: "active" | "inactive" | "suspended";
        /** @description The fields of a store to change; a field that is left out keeps its value. */
        StoreChanges: {
            name?: components["schemas"]["Name"];
            description?: components["schemas"]["StoreDescription"];
            status?: components["schemas"]["StoreStatusInput"];
        };
        /** @description A product to offer. */
        MarketplaceProductInput: {
            title: components["schemas"]["Title"];
            /** @description Empty when left out. */
            description?: components["schemas"]["ProductDescription"];
            price: components["schemas"]["Price"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            /** @description How many there are to sell. None when left out. */
            stock?: components["schemas"]["Stock"];
            /** @description Active when left out. */
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
        };
        /**
         * @description What a person may do. A moderator may do all that members may, and an admin all that moderators may. Known values, of which there may be more later: `member`, `moderator`, `admin`.
         * @enum {string}
         */
        Role: "member" | "moderator" | "admin";
        /** @description Whose key it is. What the key writes is signed with this name. */
        KeyOwner: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
        };
        /**
         * @description To read what needs a key, or to write. Known values, of which there may be more later: `read`, `write`.
         * @enum {string}
         */
        Scope: "read" | "write";
        /**
         * @description What an app may do: `read` and `write` as a key, `upload`, and with `moderate` act with its person's role. Known values, of which there may be more later: `read`, `write`, `upload`, `moderate`.
         * @enum {string}
         */
        AppScope: "read" | "write" | "upload" | "moderate";
        /** @description What is known of an API key once it exists, or of the access token of an app. The key itself is shown only when it is made. */
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description What its owner called it, or the name of the app. */
            name: components["schemas"]["Name"];
            /** @description Its first characters, enough to know it again. */
            prefix: string;
            /** @description What it may do. It never grants more than its owner's role. */
            scopes: components["schemas"]["Scope"][];
            /** @description What an app may do whose access token this is. Empty for a key, which may do all that its `scopes` say. */
            app_scopes: components["schemas"]["AppScope"][];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it stops working, or null if it never does. */
            expires_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it was last used, to the minute, or null if it never was. */
            last_used_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description A limit and what is left of it. */
        Allowance: {
            /** @description Allowed in a window of one minute, or of one day where it says how many uploads a new member has. */
            limit: number;
            /** @description Left in the present window. */
            remaining: number;
            /** @description Seconds until the window ends; 0 while none has begun. */
            reset: number;
        };
        /** @description What is left of the key's limits, this request counted. */
        KeyLimits: {
            /** @description Requests of any kind. */
            requests: components["schemas"]["Allowance"];
            /** @description Of these, writes. */
            writes: components["schemas"]["Allowance"];
            /** @description Of these, uploads. */
            uploads: components["schemas"]["Allowance"];
        };
        /** @description A key as it sees itself. */
        Me: {
            user: components["schemas"]["KeyOwner"];
            key: components["schemas"]["ApiKey"];
            /** @description What is left of the key's limits. Null where limits are switched off. */
            limits: components["schemas"]["KeyLimits"] | null;
        };
        /** @description An answer as a list across questions shows it. */
        AnswerSummary: {
            id: components["schemas"]["Id"];
            /** @description The question that it answers. */
            question_id: components["schemas"]["Id"];
            /** @description The title of the question. */
            question: components["schemas"]["Title"];
            question_status: components["schemas"]["QuestionStatus"];
            /** @description The first 1,000 characters of the answer. */
            body: components["schemas"]["Excerpt"];
            /** @description The person who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            vote_score: components["schemas"]["Score"];
            /** @description Whether the asker accepted this answer. */
            is_best: boolean;
            posted_at: components["schemas"]["DateTimeSql"];
        };
        /** @description One page of answers to any questions. */
        AnswerList: {
            /** @description The newest first. Empty past the last page. */
            answers: components["schemas"]["AnswerSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Answers in all. */
            total: components["schemas"]["Count"];
        };
        /** @description One page of what is not there for everybody. */
        HiddenContentList: {
            /** @description What went away last comes first. Empty past the last page. */
            content: components["schemas"]["HiddenContent"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description How many there are, 10,000 at most. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description The status of the products to look for.
         * @enum {string}
         */
        ProductStatusFilter: "draft" | "active" | "inactive";
        /**
         * @description What kind of thing is reported. Known values, of which there may be more later: `answer`, `comment`, `product`, `question`, `reply`, `share`, `store`, `topic`, `user`, `video`.
         * @enum {string}
         */
        ReportTargetType: "answer" | "comment" | "product" | "question" | "reply" | "share" | "store" | "topic" | "user" | "video";
        /**
         * @description What is wrong with it, in the reporter's eyes. Known values, of which there may be more later: `abuse`, `copyright`, `illegal`, `off_topic`, `other`, `privacy`, `scam`, `spam`.
         * @enum {string}
         */
        ReportReason: "abuse" | "copyright" | "illegal" | "off_topic" | "other" | "privacy" | "scam" | "spam";
        /** @description A few words, or null for none. */
        NullableNote: string | null;
        /**
         * @description What has become of a report: `open`, `claimed` (somebody of the staff looks at it), `upheld` or `rejected`. `x-states` names every step: who may take it, from where, where it leads, or the code of its refusal. `claimant` is who has claimed it, `moderator` and `admin` are others; `author` is staff whom it is about, who never sees it; `member` is anybody else. `createReport` by the `author` is about oneself or what is one's own. Known values, of which there may be more later: `open`, `claimed`, `upheld`, `rejected`.
         * @enum {string}
         */
        ReportStatus: "open" | "claimed" | "upheld" | "rejected";
        /** @description A report as whoever made it sees it. */
        OwnReport: {
            id: components["schemas"]["Id"];
            target_type: components["schemas"]["ReportTargetType"];
            /** @description What is reported, which may be gone. Of a share link it is a number that nothing else shows. */
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description What the reporter wrote to it; null for nothing, and once their account or the one that it is about was deleted. */
            note: components["schemas"]["NullableNote"];
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description When it was upheld or rejected; null before. */
            resolved_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description One page of reports. */
        OwnReportList: {
            /** @description The newest first. Empty past the last page. */
            reports: components["schemas"]["OwnReport"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Reports in all. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description The status of the stores to look for.
         * @enum {string}
         */
        StoreStatusFilter: "active" | "inactive" | "suspended";
        /**
         * @description Who sees a video. `public` ones are listed and seen by everybody. `unlisted` ones are seen by whoever has their share link, which they always have, by their owner and by staff. `private` ones are seen by their owner, and by whoever has a share link that the owner made.
         * @enum {string}
         */
        VideoVisibility: "public" | "unlisted" | "private";
        /**
         * @description The status of the videos to look for.
         * @enum {string}
         */
        VideoStatusFilter: "processing" | "ready" | "failed";
        /**
         * @description Only what is `ready` is listed and can be streamed. An uploaded video is ready at once, unless the operator has it worked on first. Known values, of which there may be more later: `processing`, `ready`, `failed`.
         * @enum {string}
         */
        VideoStatus: "processing" | "ready" | "failed";
        /**
         * @description What the file is, as its content tells. Known values, of which there may be more later: `video/mp4`, `video/webm`, `video/ogg`, `video/quicktime`, `video/matroska`.
         * @enum {string}
         */
        VideoType: "video/mp4" | "video/webm" | "video/ogg" | "video/quicktime" | "video/matroska";
        /**
         * @description What a person thinks of a video.
         * @enum {string}
         */
        VideoRating: "like" | "dislike" | "none";
        /** @description A video as a list shows it. Of its description it has the first 1,000 characters. */
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
             * @description How long it plays, in seconds; null where its container does not tell.
             */
            duration: number | null;
            /** @description Pixels from left to right as it is shown; null where its container does not tell. */
            width: number | null;
            /** @description Pixels from top to bottom as it is shown; null where its container does not tell. */
            height: number | null;
            mime_type: components["schemas"]["VideoType"];
            size: components["schemas"]["ByteCount"];
            thumbnail_url: components["schemas"]["NullableImageUrl"];
            /** @description People who like it. */
            like_count: components["schemas"]["Count"];
            /** @description People who dislike it. */
            dislike_count: components["schemas"]["Count"];
            /** @description Comments on it. */
            comment_count: components["schemas"]["Count"];
            /** @description How often it was watched. See `streamVideo` for what counts; the last few seconds may be missing. */
            view_count: components["schemas"]["Count"];
            /** @description What the caller thinks of it; `none` also without a key that may read. */
            my_rating: components["schemas"]["VideoRating"];
            /** @description Its share link, shown to its owner only; null for all others, and where there is none. */
            share: components["schemas"]["ShareLink"] | null;
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of videos. */
        VideoPage: {
            /** @description In the order that was asked for. Empty past the last page. */
            videos: components["schemas"]["VideoSummary"][];
            /** @description Videos that are listed. With `search` at most 1000, the first that match. */
            total: components["schemas"]["Count"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            page: components["schemas"]["PageNumber"];
        };
        /**
         * @description The state of what to look for.
         * @enum {string}
         */
        HiddenStateFilter: "hidden" | "held" | "deleted";
        /**
         * @description The kind of what to look for.
         * @enum {string}
         */
        ContentTypeFilter: "answer" | "comment" | "file" | "product" | "question" | "reply" | "share" | "store" | "topic" | "video";
        /** @description How many people can sign up with an invitation. */
        InvitationUses: number;
        /** @description A link by which others can sign up. The link itself is shown once, to whoever makes it. */
        Invitation: {
            id: components["schemas"]["Id"];
            creator: components["schemas"]["Username"];
            max_uses: components["schemas"]["InvitationUses"];
            /** @description How many have signed up with it. */
            uses: components["schemas"]["Count"];
            created_at: components["schemas"]["DateTimeIso"];
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of invitations. */
        InvitationList: {
            /** @description The newest first. Empty past the last page. */
            invitations: components["schemas"]["Invitation"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description How many there are, 10,000 at most. */
            total: components["schemas"]["Count"];
        };
        /**
         * Format: date-time
         * @description A time in the future.
         */
        FutureInput: string;
        /** @description For how many people an invitation is, and until when. */
        InvitationInput: {
            max_uses: components["schemas"]["InvitationUses"];
            expires_at: components["schemas"]["FutureInput"];
        };
        /** @description A new invitation, and its link, which nobody is shown again. */
        CreatedInvitation: {
            id: components["schemas"]["Id"];
            /** @description The page where whoever has this address signs up. */
            url: components["schemas"]["LinkUrl"];
            max_uses: components["schemas"]["InvitationUses"];
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /**
         * Format: date-time
         * @description A time as ISO 8601 has it, with its offset from UTC.
         */
        TimeInput: string;
        /**
         * @description What was done. It has the name of the operation that does it; `createUser`, `setUserPassword`, `resetUserFactors`, `exportUser`, `createApiKey` and `revokeApiKey` are done on the operator's command line alone. Known values, of which there may be more later: `approveSignUp`, `claimReport`, `closeQuestion`, `completeMarketplaceOrder`, `completeShopOrder`, `createApiKey`, `createBoard`, `createInvitation`, `createMarketplaceProduct`, `createQuestionCategory`, `createShopProduct`, `createUser`, `deleteAnswer`, `deleteBoard`, `deleteMarketplaceProduct`, `deleteQuestion`, `deleteReply`, `deleteShopProduct`, `deleteTopic`, `deleteVideoComment`, `exportUser`, `hideAnswer`, `hideMarketplaceProduct`, `hideQuestion`, `hideReply`, `hideShare`, `hideShopProduct`, `hideStore`, `hideTopic`, `hideVideo`, `hideVideoComment`, `lockTopic`, `payMarketplaceOrder`, `payShopOrder`, `refundMarketplaceOrder`, `refundShopOrder`, `refuseSignUp`, `releaseReport`, `reopenQuestion`, `reorderBoards`, `resetUserFactors`, `resolveReport`, `restoreAnswer`, `restoreAnswerRevision`, `restoreMarketplaceProduct`, `restoreMarketplaceProductRevision`, `restoreQuestion`, `restoreQuestionRevision`, `restoreReply`, `restoreReplyRevision`, `restoreShare`, `restoreShopProduct`, `restoreShopProductRevision`, `restoreStore`, `restoreTopic`, `restoreTopicRevision`, `restoreVideo`, `restoreVideoComment`, `revokeApiKey`, `revokeInvitation`, `setUserPassword`, `setUserRole`, `silenceUser`, `stickTopic`, `suspendUser`, `unlockTopic`, `unsilenceUser`, `unstickTopic`, `unsuspendUser`, `updateAnswer`, `updateBoard`, `updateMarketplaceProduct`, `updateQuestion`, `updateQuestionCategory`, `updateReply`, `updateShopProduct`, `updateStore`, `updateTopic`.
         * @enum {string}
         */
        AuditAction: "approveSignUp" | "claimReport" | "closeQuestion" | "completeMarketplaceOrder" | "completeShopOrder" | "createApiKey" | "createBoard" | "createInvitation" | "createMarketplaceProduct" | "createQuestionCategory" | "createShopProduct" | "createUser" | "deleteAnswer" | "deleteBoard" | "deleteMarketplaceProduct" | "deleteQuestion" | "deleteReply" | "deleteShopProduct" | "deleteTopic" | "deleteVideoComment" | "exportUser" | "hideAnswer" | "hideMarketplaceProduct" | "hideQuestion" | "hideReply" | "hideShare" | "hideShopProduct" | "hideStore" | "hideTopic" | "hideVideo" | "hideVideoComment" | "lockTopic" | "payMarketplaceOrder" | "payShopOrder" | "refundMarketplaceOrder" | "refundShopOrder" | "refuseSignUp" | "releaseReport" | "reopenQuestion" | "reorderBoards" | "resetUserFactors" | "resolveReport" | "restoreAnswer" | "restoreAnswerRevision" | "restoreMarketplaceProduct" | "restoreMarketplaceProductRevision" | "restoreQuestion" | "restoreQuestionRevision" | "restoreReply" | "restoreReplyRevision" | "restoreShare" | "restoreShopProduct" | "restoreShopProductRevision" | "restoreStore" | "restoreTopic" | "restoreTopicRevision" | "restoreVideo" | "restoreVideoComment" | "revokeApiKey" | "revokeInvitation" | "setUserPassword" | "setUserRole" | "silenceUser" | "stickTopic" | "suspendUser" | "unlockTopic" | "unsilenceUser" | "unstickTopic" | "unsuspendUser" | "updateAnswer" | "updateBoard" | "updateMarketplaceProduct" | "updateQuestion" | "updateQuestionCategory" | "updateReply" | "updateShopProduct" | "updateStore" | "updateTopic";
        /**
         * @description What kind of thing it was done to. Known values, of which there may be more later: `answer`, `board`, `category`, `comment`, `invitation`, `order`, `product`, `question`, `reply`, `report`, `share`, `store`, `topic`, `user`, `video`.
         * @enum {string}
         */
        AuditTargetType: "answer" | "board" | "category" | "comment" | "invitation" | "order" | "product" | "question" | "reply" | "report" | "share" | "store" | "topic" | "user" | "video";
        /** @description The reason that was given; null where none is asked for. */
        AuditReason: string | null;
        /** @description The request that did it, as in `X-Request-Id`; null for the operator's command line. */
        AuditRequestId: string | null;
        /** @description What else there is to say of it in a few words, by name, such as the role that somebody had and the one that they got. */
        AuditDetails: {
            [key: string]: string;
        };
        /** @description One thing that staff or an operator did. The log holds numbers and no names: those shown are the present ones, which of a deleted account is `deleted-<id>`. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTimeIso"];
            /** @description Who did it; null for the operator's command line. */
            actor_id: components["schemas"]["NullableId"];
            /** @description The actor's name; null for the operator's command line. */
            actor: components["schemas"]["NullableUsername"];
            action: components["schemas"]["AuditAction"];
            target_type: components["schemas"]["AuditTargetType"];
            /** @description What it was done to, which may be gone; null where it was done to all of that kind. */
            target_id: components["schemas"]["NullableId"];
            /** @description The name, where it was done to a user; else null. */
            target: components["schemas"]["NullableUsername"];
            reason: components["schemas"]["AuditReason"];
            request_id: components["schemas"]["AuditRequestId"];
            details: components["schemas"]["AuditDetails"];
        };
        /** @description One page of the log. */
        AuditLog: {
            /** @description The newest first. Empty past the last page. */
            entries: components["schemas"]["AuditEntry"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Entries in all. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description The status to look for.
         * @enum {string}
         */
        ReportStatusFilter: "open" | "claimed" | "upheld" | "rejected";
        /**
         * @description Whose hands reports are in.
         * @enum {string}
         */
        ReportClaimant: "me";
        /**
         * @description The order of the list.
         * @enum {string}
         */
        ReportSorting: "newest" | "oldest";
        /** @description A report as staff see it. Names are those of today. */
        Report: {
            id: components["schemas"]["Id"];
            target_type: components["schemas"]["ReportTargetType"];
            /** @description What is reported, which may be gone. Of a share link it is a number that nothing else shows. */
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description What the reporter wrote to it; null for nothing, and once their account or the one that it is about was deleted. */
            note: components["schemas"]["NullableNote"];
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Who reported it. */
            reporter_id: components["schemas"]["Id"];
            reporter: components["schemas"]["Username"];
            /** @description Whose what is reported is, or who is reported; null where that is nobody, as of a product of the shop. */
            author_id: components["schemas"]["NullableId"];
            author: components["schemas"]["NullableUsername"];
            /** @description Who has claimed or resolved it; null while it is open. */
            handler_id: components["schemas"]["NullableId"];
            handler: components["schemas"]["NullableUsername"];
            /** @description Since when it is in somebody's hands; null while it is open. */
            claimed_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it was upheld or rejected; null before. */
            resolved_at: components["schemas"]["NullableDateTimeIso"];
            /** @description What was noted when it was resolved; null for nothing. */
            resolution_note: components["schemas"]["NullableNote"];
        };
        /** @description One page of reports. */
        ReportList: {
            /** @description In the order of the list. Empty past the last page. */
            reports: components["schemas"]["Report"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Reports in all. */
            total: components["schemas"]["Count"];
        };
        /** @description What a report is about, as it is now, or as it was when it was hidden or deleted. */
        ReportContext: {
            /** @description What it is called: of a reply, an answer or a comment what that belongs to; of a share link what it leads to; of a user the name. */
            title: string;
            /** @description The first 1,000 characters of what was written. Empty where there is no text. */
            text: components["schemas"]["Excerpt"];
            /** @description Whose it is; null where that is nobody. */
            author_id: components["schemas"]["NullableId"];
            author: components["schemas"]["NullableUsername"];
            /** @description Where it is read, below the base path: of a reply, an answer or a comment what that belongs to. */
            path: string;
            /** @description That it is hidden, held or deleted; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description Since when somebody is kept from something, until when, and why. */
        Restriction: {
            since: components["schemas"]["DateTimeIso"];
            /** @description When it ends by itself; null for never. */
            until: components["schemas"]["NullableDateTimeIso"];
            reason: components["schemas"]["AuditReason"];
        };
        /** @description What somebody may do, for staff. */
        UserStanding: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            /** @description Kept out; null while that is not so. What ended by itself is not. */
            suspension: components["schemas"]["Restriction"] | null;
            /** @description May read, and not write; null while that is not so. What ended by itself is not. */
            silence: components["schemas"]["Restriction"] | null;
        };
        /** @description A report, and what it is about. */
        ReportDetail: {
            id: components["schemas"]["Id"];
            target_type: components["schemas"]["ReportTargetType"];
            /** @description What is reported, which may be gone. Of a share link it is a number that nothing else shows. */
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description What the reporter wrote to it; null for nothing, and once their account or the one that it is about was deleted. */
            note: components["schemas"]["NullableNote"];
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description Who reported it. */
            reporter_id: components["schemas"]["Id"];
            reporter: components["schemas"]["Username"];
            /** @description Whose what is reported is, or who is reported; null where that is nobody, as of a product of the shop. */
            author_id: components["schemas"]["NullableId"];
            author: components["schemas"]["NullableUsername"];
            /** @description Who has claimed or resolved it; null while it is open. */
            handler_id: components["schemas"]["NullableId"];
            handler: components["schemas"]["NullableUsername"];
            /** @description Since when it is in somebody's hands; null while it is open. */
            claimed_at: components["schemas"]["NullableDateTimeIso"];
            /** @description When it was upheld or rejected; null before. */
            resolved_at: components["schemas"]["NullableDateTimeIso"];
            /** @description What was noted when it was resolved; null for nothing. */
            resolution_note: components["schemas"]["NullableNote"];
            /** @description What is reported, as it is now; null where it is gone. */
            context: components["schemas"]["ReportContext"] | null;
            /** @description Other reports about the same, whatever became of them. */
            other_reports: components["schemas"]["Count"];
            /** @description What its author may do; null where that is nobody, or the account is deleted. */
            author_standing: components["schemas"]["UserStanding"] | null;
        };
        /**
         * @description Whether the reporter is right.
         * @enum {string}
         */
        ReportOutcomeInput: "upheld" | "rejected";
        /** @description What became of a report. */
        ResolutionInput: {
            outcome: components["schemas"]["ReportOutcomeInput"];
            note?: components["schemas"]["ReasonInput"];
        };
        /** @description Somebody who has signed up and waits for approval. */
        SignUp: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            /** @description The address that they gave. */
            email: components["schemas"]["EmailAddress"];
            /** @description Whether they have confirmed it. */
            email_verified: boolean;
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of those who wait for approval. */
        SignUpList: {
            /** @description Who waits longest comes first. Empty past the last page. */
            sign_ups: components["schemas"]["SignUp"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description How many there are, 10,000 at most. */
            total: components["schemas"]["Count"];
        };
        /** @description An OpenAPI 3.1 document. Its `servers` show where this service really runs. */
        ContractDocument: {
            /** @description The version of the OpenAPI Specification. */
            openapi: string;
            /** @description What the interface is called. */
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
        /**
         * @description The kind of thing to report. A `product` is one of the marketplace or of the shop; `comment` is one on a video.
         * @enum {string}
         */
        ReportTargetTypeInput: "answer" | "comment" | "product" | "question" | "reply" | "share" | "store" | "topic" | "user" | "video";
        /**
         * @description What is wrong with it.
         * @enum {string}
         */
        ReportReasonInput: "abuse" | "copyright" | "illegal" | "off_topic" | "other" | "privacy" | "scam" | "spam";
        /** @description What else should be known, for those who look at the report. It holds no control characters but tabs and line ends. */
        ReportNoteInput: string;
        /** @description What to report, and why. A share link is named by `target_token`, everything else by `target_id`; then `target_token` is looked at only for an unlisted video and a comment on one. */
        ReportInput: {
            target_type: components["schemas"]["ReportTargetTypeInput"];
            /** @description What to report, unless it is a share link. */
            target_id?: components["schemas"]["Id"];
            /** @description The share link to report, or the one by which you see the unlisted video. */
            target_token?: components["schemas"]["ShareToken"];
            reason: components["schemas"]["ReportReasonInput"];
            note?: components["schemas"]["ReportNoteInput"];
        };
        /**
         * @description What is shared. Known values, of which there may be more later: `file`, `video`.
         * @enum {string}
         */
        ShareKind: "file" | "video";
        /** @description What a share link leads to. */
        SharedItem: {
            kind: components["schemas"]["ShareKind"];
            /** @description The file's name, or the video's title. */
            name: string;
            mime_type: components["schemas"]["MediaType"];
            size: components["schemas"]["ByteCount"];
            /** @description Whether a password is asked for. */
            has_password: boolean;
            /** @description Whether it may be fetched, or a video saved rather than only watched. */
            allow_download: boolean;
            /** @description When the link ends; null if it does not. */
            expires_at: components["schemas"]["NullableDateTimeIso"];
        };
        /** @description What a share link asks for. */
        ShareKey: {
            /** @description The password, if the link has one. */
            password?: string | null;
        };
        /** @description Where the bytes of what is shared are. */
        ShareAccess: {
            url: components["schemas"]["LinkUrl"];
            /** @description Until when the address works. */
            expires_at: components["schemas"]["DateTimeIso"];
        };
        /** @description A product as it was when it was ordered. */
        ShopOrderItem: {
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Its title when it was ordered. */
            title: components["schemas"]["Title"];
            /** @description What one cost when it was ordered. */
            price: components["schemas"]["Amount"];
            /** @description How many were ordered. */
            quantity: components["schemas"]["Count"];
        };
        /** @description An order as a list shows it. Later changes of products change nothing in it. */
        ShopOrderSummary: {
            id: components["schemas"]["Id"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description In the order of their ids. Of an order from before there could be no more, the first 50. */
            items: components["schemas"]["ShopOrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description Who placed the order. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null while it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid by then; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer may dispute the order; null where the present state leaves nothing to dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
        };
        /** @description One page of orders. */
        ShopOrderList: {
            /** @description The newest first. Empty past the last page. */
            orders: components["schemas"]["ShopOrderSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Orders in all. */
            total: components["schemas"]["Count"];
        };
        /** @description An order. Later changes of products change nothing in it. */
        ShopOrder: {
            id: components["schemas"]["Id"];
            /** @description The sum of price times quantity over the items. */
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["OrderStatus"];
            /** @description In the order of their ids. More than 50 only in an order from before there could be no more. */
            items: components["schemas"]["ShopOrderItem"][];
            created_at: components["schemas"]["DateTimeSql"];
            /** @description Who placed the order. */
            buyer: components["schemas"]["Username"];
            /** @description When the payment was received; null while it was not. */
            paid_at: components["schemas"]["NullableDateTimeSql"];
            /** @description When a pending order is withdrawn if it is not paid by then; null in any other state. */
            pay_before: components["schemas"]["NullableDateTimeSql"];
            /** @description Until when the buyer may dispute the order; null where the present state leaves nothing to dispute. */
            dispute_before: components["schemas"]["NullableDateTimeSql"];
            dispute_reason: components["schemas"]["DisputeReason"];
        };
        /** @description The stock-keeping unit, which no other product has; null without one. */
        NullableSku: string | null;
        /** @description A product of the shop's catalogue as a list shows it. Of its description it has the first 1,000 characters. */
        ShopProductSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description Names the product in an address. No other product of the shop has it. */
            slug: components["schemas"]["Slug"];
            description: components["schemas"]["Excerpt"];
            sku: components["schemas"]["NullableSku"];
            /** @description What it costs now. */
            price: components["schemas"]["Amount"];
            /** @description What it costs when it is not on sale. */
            regular_price: components["schemas"]["Amount"];
            /** @description Whether it costs less than regularly. */
            on_sale: boolean;
            currency: components["schemas"]["Currency"];
            /** @description How many there are to sell. */
            stock: components["schemas"]["Count"];
            /** @description Whether there is any to sell. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of the shop's catalogue. */
        ShopProductList: {
            /** @description In the order that was asked for. Empty past the last page. */
            products: components["schemas"]["ShopProductSummary"][];
            page: components["schemas"]["PageNumber"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            /** @description Products that match, at most 1,000 with `search`. */
            total: components["schemas"]["Count"];
        };
        /** @description A product to add to the catalogue. */
        ShopProductInput: {
            title: components["schemas"]["Title"];
            /** @description Names the product in an address. No other product of the shop has it. */
            slug: components["schemas"]["Slug"];
            /** @description Empty when left out. */
            description?: components["schemas"]["ProductDescription"];
            sku?: components["schemas"]["NullableSku"];
            /** @description What it costs now. */
            price: components["schemas"]["Price"];
            /** @description What it costs when it is not on sale. The price when left out. */
            regular_price?: components["schemas"]["Price"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            /** @description How many there are to sell. None when left out. */
            stock?: components["schemas"]["Stock"];
            /** @description Active when left out. */
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
        };
        /** @description A product of the shop's catalogue. */
        ShopProduct: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            /** @description Names the product in an address. No other product of the shop has it. */
            slug: components["schemas"]["Slug"];
            description: components["schemas"]["ProductDescription"];
            sku: components["schemas"]["NullableSku"];
            /** @description What it costs now. */
            price: components["schemas"]["Amount"];
            /** @description What it costs when it is not on sale. */
            regular_price: components["schemas"]["Amount"];
            /** @description Whether it costs less than regularly. */
            on_sale: boolean;
            currency: components["schemas"]["Currency"];
            /** @description How many there are to sell. */
            stock: components["schemas"]["Count"];
            /** @description Whether there is any to sell. */
            in_stock: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description The name of the category. */
            category: components["schemas"]["Name"];
            image_url: components["schemas"]["NullableImageUrl"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description That it is hidden or held, for its author and moderators; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description The fields of a product to change; a field that is left out keeps its value. */
        ShopProductChanges: {
            title?: components["schemas"]["Title"];
            slug?: components["schemas"]["Slug"];
            description?: components["schemas"]["ProductDescription"];
            sku?: components["schemas"]["NullableSku"];
            /** @description What it costs now. */
            price?: components["schemas"]["Price"];
            /** @description What it costs when it is not on sale. */
            regular_price?: components["schemas"]["Price"];
            /** @description The name of the category. */
            category?: components["schemas"]["Name"];
            stock?: components["schemas"]["Stock"];
            status?: components["schemas"]["ProductStatusInput"];
            image_url?: components["schemas"]["NullableImageUrl"];
        };
        /** @description How much of what everybody can read is of a user. */
        UserCounts: {
            topics: components["schemas"]["Count"];
            questions: components["schemas"]["Count"];
            answers: components["schemas"]["Count"];
            /** @description Videos that are public and ready. */
            videos: components["schemas"]["Count"];
        };
        /** @description What everybody may know of a user. */
        UserProfile: {
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            member_since: components["schemas"]["DateTimeIso"];
            counts: components["schemas"]["UserCounts"];
            /** @description What they may do, for staff; null for everybody else, and where the account is deleted. */
            standing: components["schemas"]["UserStanding"] | null;
        };
        /**
         * @description The role to give.
         * @enum {string}
         */
        RoleInput: "member" | "moderator" | "admin";
        /** @description The role that somebody shall have. */
        RoleChange: {
            role: components["schemas"]["RoleInput"];
        };
        /**
         * Format: date-time
         * @description When it shall end by itself, in the future; null for never, which is the default.
         */
        UntilInput: string | null;
        /** @description Why somebody is kept from something, and until when. */
        RestrictionInput: {
            /** @description Why, for the person, for other staff and for the log. */
            reason: components["schemas"]["ReasonInput"];
            until?: components["schemas"]["UntilInput"];
        };
        /**
         * @description What a list of videos is ordered by; `newest` where it is left out.
         * @enum {string}
         */
        VideoSorting: "newest" | "popular";
        /** @description A video to upload. */
        VideoUpload: {
            /**
             * Format: binary
             * @description The video. The part needs a file name, and is not empty.
             */
            video: string;
            title: components["schemas"]["Title"];
            description?: components["schemas"]["Description"];
            /**
             * @description Who sees the video, as `VideoVisibility` says; `public` where it is left out.
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
             * @description How long it plays, in seconds; null where its container does not tell.
             */
            duration: number | null;
            /** @description Pixels from left to right as it is shown; null where its container does not tell. */
            width: number | null;
            /** @description Pixels from top to bottom as it is shown; null where its container does not tell. */
            height: number | null;
            mime_type: components["schemas"]["VideoType"];
            size: components["schemas"]["ByteCount"];
            thumbnail_url: components["schemas"]["NullableImageUrl"];
            /** @description People who like it. */
            like_count: components["schemas"]["Count"];
            /** @description People who dislike it. */
            dislike_count: components["schemas"]["Count"];
            /** @description Comments on it. */
            comment_count: components["schemas"]["Count"];
            /** @description How often it was watched. See `streamVideo` for what counts; the last few seconds may be missing. */
            view_count: components["schemas"]["Count"];
            /** @description What the caller thinks of it; `none` also without a key that may read. */
            my_rating: components["schemas"]["VideoRating"];
            /** @description Its share link, shown to its owner only; null for all others, and where there is none. */
            share: components["schemas"]["ShareLink"] | null;
            created_at: components["schemas"]["DateTimeIso"];
            /** @description That it is hidden or held, for its author and moderators; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description The fields of a video to change; a field that is left out keeps its value. */
        VideoChanges: {
            title?: components["schemas"]["Title"];
            description?: components["schemas"]["Description"];
            visibility?: components["schemas"]["VideoVisibility"];
            thumbnail_url?: components["schemas"]["NullableImageUrl"];
        };
        /** @description Text with at least one visible character and no control characters but tabs and line ends, kept exactly as sent. Markdown by convention; a client that shows it as HTML has to escape it. */
        CommentText: string;
        /** @description A comment on a video. */
        Comment: {
            id: components["schemas"]["Id"];
            /** @description The video. */
            video_id: components["schemas"]["Id"];
            content: components["schemas"]["CommentText"];
            /** @description Who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
        };
        /** @description One page of the comments on a video. */
        CommentPage: {
            /** @description Newest first. Empty past the last page. */
            comments: components["schemas"]["Comment"][];
            /** @description Comments on the video. */
            total: components["schemas"]["Count"];
            /** @description Pages in all; 0 when there is nothing to list. */
            pages: components["schemas"]["Count"];
            page: components["schemas"]["PageNumber"];
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
            /** @description Who wrote it. */
            author_id: components["schemas"]["Id"];
            author: components["schemas"]["Username"];
            created_at: components["schemas"]["DateTimeIso"];
            /** @description That it waits for approval; null where it is there for everybody. */
            hidden: components["schemas"]["Hidden"] | null;
        };
        /** @description A rating to set. */
        RatingInput: {
            rating: components["schemas"]["VideoRating"];
        };
        /** @description The caller's rating and the counts with it. */
        RatingResult: {
            rating: components["schemas"]["VideoRating"];
            /** @description People who like the video now. */
            like_count: components["schemas"]["Count"];
            /** @description People who dislike the video now. */
            dislike_count: components["schemas"]["Count"];
        };
        /** @description Where a video plays. */
        VideoStream: {
            stream_url: components["schemas"]["LinkUrl"];
            /** @description Until when the address works. */
            expires_at: components["schemas"]["DateTimeIso"];
        };
    };
    responses: {
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
        /** @description The API key is missing, or is not valid: unknown, mistyped, expired or revoked. */
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
        /** @description The request is understood, and not allowed. The code says why. */
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
        /** @description The rate limit is used up. */
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
        /** @description Something went wrong on our side. */
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
        /** @description The area is switched off, or something that it needs, such as the database, is down. */
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
        /** @description The body is larger than what is taken. */
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
        /** @description The body is not of a media type that the operation takes. */
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
        /** @description The body is the one whose `ETag` was sent in `If-None-Match`. No body follows. */
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
        /** @description What is here now is not what `If-Match` names. Nothing was changed. */
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
        /** @description The state of things does not allow this now. `already_exists`: Something with this name or slug is there already. */
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
        /** @description The state of things does not allow this now. `already_exists`: Something with this name or slug is there already. `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored. */
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
        /** @description The state of things does not allow this now. `already_exists`: Something with this name or slug is there already. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
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
        /** @description The state of things does not allow this now. `already_reported`: The caller has reported this already, and the report is not resolved yet. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
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
        /** @description What the path or the body names does not exist. `answer_not_found`: No such answer. */
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
        /** @description What the path or the body names does not exist. `answer_not_found`: No such answer. `revision_not_found`: No such revision, or one that is not kept any more. */
        AnswerNotFoundRevisionNotFound: {
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
        /** @description The state of things does not allow this now. `board_not_empty`: The board holds topics, or some that moderators can still restore. */
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
        /** @description What the path or the body names does not exist. `board_not_found`: No such board. */
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
        /** @description What the path or the body names does not exist. `category_not_found`: No such category. */
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
        /** @description What the path or the body names does not exist. `category_not_found`: No such category. `question_not_found`: No such question. */
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
        /** @description What the path or the body names does not exist. `comment_not_found`: No such comment. */
        CommentNotFound: {
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
        /** @description What the path or the body names does not exist. `comment_not_found`: No such comment. `video_not_found`: No such video. */
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
        /** @description The state of things does not allow this now. `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored. */
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
        /** @description The state of things does not allow this now. `content_hidden`: A moderator has hidden it, and it stays as it is until it is restored. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
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
        /** @description What the path or the body names does not exist. `answer_not_found`: No such answer. `comment_not_found`: No such comment. `product_not_found`: No such product. `question_not_found`: No such question. `reply_not_found`: No such reply. `share_not_found`: No such share link. `store_not_found`: No such store. `topic_not_found`: No such topic. `user_not_found`: No such user. `video_not_found`: No such video. */
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
        /** @description What the path or the body names does not exist. `file_not_found`: No such file, or it belongs to somebody else. */
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
        /** @description What the path or the body names does not exist. `file_not_found`: No such file, or it belongs to somebody else. `share_not_found`: No such share link. */
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
        /** @description The state of things does not allow this now. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. */
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
        /** @description The state of things does not allow this now. `idempotency_in_progress`: The first request with this `Idempotency-Key` is still running. `out_of_stock`: There is not enough in stock; nothing was taken. `unpaid_order`: Unpaid orders of the caller hold as much of the product as they may; nothing was taken. */
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
        /** @description A required field is absent, null or blank, or an Idempotency-Key was used before with another body. `idempotency_key_reused`: This `Idempotency-Key` came with another request before. */
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
        /** @description A required field is absent, null or blank, or an Idempotency-Key was used before with another body. `idempotency_key_reused`: This `Idempotency-Key` came with another request before. `missing_fields`: A required field is absent, null or blank. */
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
        /** @description The state of things does not allow this now. `invalid_transition`: This step is not possible in the present state. */
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
        /** @description The state of things does not allow this now. `invalid_transition`: This step is not possible in the present state. `report_claimed`: Somebody else has claimed the report. */
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
        /** @description What the path or the body names does not exist. `invitation_not_found`: No such invitation. */
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
        /** @description A required field is absent, null or blank, or an Idempotency-Key was used before with another body. `missing_fields`: A required field is absent, null or blank. */
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
        /** @description What the path or the body names does not exist. `order_not_found`: No such order. */
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
        /** @description What the path or the body names does not exist. `product_not_found`: No such product. */
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
        /** @description What the path or the body names does not exist. `product_not_found`: No such product. `revision_not_found`: No such revision, or one that is not kept any more. */
        ProductNotFoundRevisionNotFound: {
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
        /** @description What the path or the body names does not exist. `question_not_found`: No such question. */
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
        /** @description What the path or the body names does not exist. `question_not_found`: No such question. `revision_not_found`: No such revision, or one that is not kept any more. */
        QuestionNotFoundRevisionNotFound: {
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
        /** @description What the path or the body names does not exist. `reply_not_found`: No such reply. */
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
        /** @description What the path or the body names does not exist. `reply_not_found`: No such reply. `revision_not_found`: No such revision, or one that is not kept any more. */
        ReplyNotFoundRevisionNotFound: {
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
        /** @description What the path or the body names does not exist. `report_not_found`: No such report. */
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
        /** @description What the path or the body names does not exist. `revision_not_found`: No such revision, or one that is not kept any more. `topic_not_found`: No such topic. */
        RevisionNotFoundTopicNotFound: {
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
        /** @description What the path or the body names does not exist. `share_not_found`: No such share link. */
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
        /** @description What the path or the body names does not exist. `share_not_found`: No such share link. `video_not_found`: No such video. */
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
        /** @description What the path or the body names does not exist. `store_not_found`: No such store. */
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
        /** @description What the path or the body names does not exist. `topic_not_found`: No such topic. */
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
        /** @description What the path or the body names does not exist. `user_not_found`: No such user. */
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
        /** @description What the path or the body names does not exist. `video_not_found`: No such video. */
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
        /** @description The state of things does not allow this now. `video_not_ready`: The video is still being processed. */
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
    };
    parameters: {
        /**
         * @description The answer.
         * @example 4
         */
        AnswerId: components["schemas"]["Id"];
        /**
         * @description The page to show, counted from 1. A page past the last one is an empty list.
         * @example 1
         */
        Page: number;
        /**
         * @description The number of the revision.
         * @example 1
         */
        RevisionNumber: components["schemas"]["Id"];
        /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
        IdempotencyKey: string;
        /**
         * @description The category.
         * @example garden
         */
        CategorySlug: components["schemas"]["Slug"];
        /**
         * @description How many a page holds.
         * @example 20
         */
        PerPage: number;
        /**
         * @description Only questions of the category with this slug: what replies show as `category_slug` and a question is given as `category`. An unknown slug finds nothing.
         * @example garden
         */
        QuestionCategory: components["schemas"]["Slug"];
        /**
         * @description Only questions with this status.
         * @example resolved
         */
        QuestionStatusFilter: components["schemas"]["QuestionStatusFilter"];
        /**
         * @description Only questions with these words in their title or body, in any of their forms. `"two words"` finds them side by side, `-word` leaves out what has the word, `or` takes either side. Other punctuation counts for a space. Of words that nearly every text has, such as `the`, nothing is found; a search of white space alone is none.
         * @example tomatoes -slugs
         */
        QuestionSearch: string;
        /**
         * @description The order of the list. `votes` is by the score of a question's best answer, 0 while it has none; `unanswered` has the questions without an answer first. Of equal ones the newest comes first. A search has an order of its own. Left out, it is `newest`.
         * @example newest
         */
        QuestionSort: components["schemas"]["QuestionSorting"];
        /**
         * @description The question.
         * @example 1
         */
        QuestionId: components["schemas"]["Id"];
        /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
        IfMatch: string;
        /**
         * @description Only files whose name contains this text, whatever the case. Blank is no filter.
         * @example seed
         */
        FileSearch: string;
        /**
         * @description The newest first, by name from A to Z whatever the case, or by size from the largest. Left out, it is `newest`.
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
         * @description `true` to delete the topics of the board as well, at most 1,000, which can be restored for 30 days: with the first of them the board is there again. Not looked at where `move_to` is given.
         * @example false
         */
        WithTopics: boolean;
        /**
         * @description The reply.
         * @example 1
         */
        ReplyId: components["schemas"]["Id"];
        /**
         * @description Only topics of this board. An unknown board has none.
         * @example 3
         */
        TopicBoard: components["schemas"]["Id"];
        /**
         * @description Only topics of this user, whatever the case of the name. An unknown user has none.
         * @example noor
         */
        TopicAuthor: components["schemas"]["Username"];
        /**
         * @description The order of the list. `latest` is by the latest reply, or the topic itself while it has none; `newest` is by when the topic was created. Left out, it is `latest`.
         * @example latest
         */
        TopicSort: components["schemas"]["TopicSorting"];
        /**
         * @description The topic.
         * @example 41
         */
        TopicId: components["schemas"]["Id"];
        /**
         * @description How many replies a page holds. They are shown in full, so it is fewer than elsewhere.
         * @example 20
         */
        RepliesPerPage: number;
        /**
         * @description Which replies come first. Left out, it is `oldest`.
         * @example oldest
         */
        ReplyOrder: components["schemas"]["ReplyOrder"];
        /**
         * @description How many orders a page holds at most.
         * @example 100
         */
        OrdersPerPage: number;
        /**
         * @description Only orders with this status.
         * @example paid
         */
        OrderStatusFilter: components["schemas"]["OrderStatusFilter"];
        /**
         * @description The order.
         * @example 1
         */
        MarketplaceOrderId: components["schemas"]["Id"];
        /**
         * @description Only products of this store.
         * @example 1
         */
        StoreId: components["schemas"]["Id"];
        /**
         * @description Only products whose category has this name, whatever the case. Blank is no filter.
         * @example Seeds
         */
        CategoryName: string;
        /**
         * @description Only products whose title contains this text, whatever the case. Blank is no filter. A search finds at most 1,000 products, the first in the order asked for, and `total` counts no more. A text without three letters or digits in a row is looked for among the first 50,000 products of the list.
         * @example seed
         */
        ProductSearch: string;
        /**
         * @description The order of the list. Products of one price stand in the order of their ids, in the same direction. Left out, it is `newest`.
         * @example newest
         */
        ProductSort: components["schemas"]["ProductSorting"];
        /**
         * @description The product.
         * @example 1
         */
        MarketplaceProductId: components["schemas"]["Id"];
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
         * @description Only what is in this state.
         * @example held
         */
        HiddenStateFilter: components["schemas"]["HiddenStateFilter"];
        /**
         * @description Only things of this kind.
         * @example topic
         */
        ContentTypeFilter: components["schemas"]["ContentTypeFilter"];
        /**
         * @description Only what somebody of this name wrote or owns.
         * @example noor
         */
        HiddenAuthor: components["schemas"]["Username"];
        /**
         * @description The invitation.
         * @example 1
         */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description Only what this user did, whatever the case of the name. An unknown user did nothing.
         * @example grace
         */
        AuditActor: components["schemas"]["Username"];
        /**
         * @description Only what was done by this name, as in `AuditAction`. What nobody did has no entries.
         * @example lockTopic
         */
        AuditActionFilter: string;
        /**
         * @description Only what was done to this: its type, a colon, and its id, or of a user the name: `topic:12`, `user:noor`.
         * @example topic:12
         */
        AuditTarget: string;
        /**
         * @description Only what happened at this time or later. The `+` of an offset is sent as `%2B`.
         * @example 2026-01-31T00:00:00Z
         */
        AuditSince: components["schemas"]["TimeInput"];
        /**
         * @description Only what happened before this time. The `+` of an offset is sent as `%2B`.
         * @example 2026-03-01T00:00:00Z
         */
        AuditUntil: components["schemas"]["TimeInput"];
        /**
         * @description Only reports with this status.
         * @example open
         */
        ReportStatusFilter: components["schemas"]["ReportStatusFilter"];
        /**
         * @description Only reports of this kind of thing, as in `ReportTargetType`. Of what nobody reported there are none.
         * @example topic
         */
        ReportTargetTypeFilter: string;
        /**
         * @description Only reports of this: its type, a colon, and its id: `topic:12`. A user is named by the id as well.
         * @example topic:12
         */
        ReportTarget: string;
        /**
         * @description Only reports for this reason, as in `ReportReason`. For one that nobody gave there are none.
         * @example spam
         */
        ReportReasonFilter: string;
        /**
         * @description Only those that the key's owner has claimed or resolved.
         * @example me
         */
        ReportClaimedBy: components["schemas"]["ReportClaimant"];
        /**
         * @description Which come first.
         * @example oldest
         */
        ReportSort: components["schemas"]["ReportSorting"];
        /**
         * @description The report.
         * @example 1
         */
        ReportId: components["schemas"]["Id"];
        /**
         * @description The report, which the caller has claimed.
         * @example 2
         */
        ClaimedReportId: components["schemas"]["Id"];
        /**
         * @description Who is not to be let in, whatever the case of the name.
         * @example bargains4you
         */
        RefusedSignUpName: components["schemas"]["Username"];
        /**
         * @description Who waits for approval, whatever the case of the name.
         * @example petra
         */
        SignUpName: components["schemas"]["Username"];
        /**
         * @description The share link.
         * @example 7Hq2mXo4Vb9RkLz0TnWc3YsJd6PfGa1E
         */
        ShareToken: components["schemas"]["ShareToken"];
        /**
         * @description The order.
         * @example 2
         */
        ShopOrderId: components["schemas"]["Id"];
        /**
         * @description The product.
         * @example 15
         */
        ShopProductId: components["schemas"]["Id"];
        /**
         * @description The user, whatever the case of the name.
         * @example noor
         */
        Username: components["schemas"]["Username"];
        /**
         * @description Only videos whose title contains this text, whatever the case. Blank is no filter.
         * @example harbour
         */
        VideoSearch: string;
        /**
         * @description The order of the list. `popular` is by likes; of those with equally many, the newest first. Left out, it is `newest`.
         * @example newest
         */
        VideoSort: components["schemas"]["VideoSorting"];
        /**
         * @description The video.
         * @example 1
         */
        VideoId: components["schemas"]["Id"];
        /**
         * @description The token of the video's share link, for whoever may not see the video without it.
         * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
         */
        ShareOfVideo: components["schemas"]["ShareToken"];
        /**
         * @description The comment.
         * @example 3
         */
        CommentId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Identifies the request. A well-formed one in the request is taken over. */
        "X-Request-Id": string;
        /** @description Requests allowed in the current window. Left out where limits are switched off. */
        "RateLimit-Limit": number;
        /** @description Requests left in the current window. Left out where limits are switched off. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window ends. Left out where limits are switched off. */
        "RateLimit-Reset": number;
        /** @description Present when the request has parameters in the query or fields in the body that this operation does not know: their names, percent-encoded, with commas between, at most ten. They were ignored. */
        "Ignored-Parameters": string;
        /** @description How to authenticate. */
        "WWW-Authenticate": "Bearer";
        /** @description Seconds after which to try again. */
        "Retry-After": number;
        /** @description Identifies this very body. Sent back in `If-None-Match`, it is answered with 304 while the body is the same; sent in `If-Match` with a change, that is made only while it is. */
        ETag: string;
        /** @description Present when this is the first answer to the same `Idempotency-Key` once more. */
        "Idempotent-Replayed": "true";
    };
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type Deleted = components['schemas']['Deleted'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type InvalidFields = components['schemas']['InvalidFields'];
export type DateTimeIso = components['schemas']['DateTimeIso'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type ProblemData = components['schemas']['ProblemData'];
export type Problem = components['schemas']['Problem'];
export type Content = components['schemas']['Content'];
export type AnswerChanges = components['schemas']['AnswerChanges'];
export type Username = components['schemas']['Username'];
export type Score = components['schemas']['Score'];
export type DateTimeSql = components['schemas']['DateTimeSql'];
export type Answer = components['schemas']['Answer'];
export type Title = components['schemas']['Title'];
export type QuestionStatus = components['schemas']['QuestionStatus'];
export type Count = components['schemas']['Count'];
export type NullableId = components['schemas']['NullableId'];
export type Name = components['schemas']['Name'];
export type Slug = components['schemas']['Slug'];
export type Category = components['schemas']['Category'];
export type HiddenState = components['schemas']['HiddenState'];
export type HiddenReason = components['schemas']['HiddenReason'];
export type Hidden = components['schemas']['Hidden'];
export type QuestionDetail = components['schemas']['QuestionDetail'];
export type ReasonInput = components['schemas']['ReasonInput'];
export type HideInput = components['schemas']['HideInput'];
export type ContentType = components['schemas']['ContentType'];
export type NullableUsername = components['schemas']['NullableUsername'];
export type HiddenTitle = components['schemas']['HiddenTitle'];
export type Excerpt = components['schemas']['Excerpt'];
export type HiddenContent = components['schemas']['HiddenContent'];
export type Restored = components['schemas']['Restored'];
export type NullableTitle = components['schemas']['NullableTitle'];
export type Description = components['schemas']['Description'];
export type Revision = components['schemas']['Revision'];
export type PageNumber = components['schemas']['PageNumber'];
export type RevisionList = components['schemas']['RevisionList'];
export type Vote = components['schemas']['Vote'];
export type VoteInput = components['schemas']['VoteInput'];
export type VoteOutcome = components['schemas']['VoteOutcome'];
export type VoteResult = components['schemas']['VoteResult'];
export type CategoryList = components['schemas']['CategoryList'];
export type CategoryInput = components['schemas']['CategoryInput'];
export type CategoryChanges = components['schemas']['CategoryChanges'];
export type QuestionStatusFilter = components['schemas']['QuestionStatusFilter'];
export type QuestionSorting = components['schemas']['QuestionSorting'];
export type NullableSlug = components['schemas']['NullableSlug'];
export type QuestionSummary = components['schemas']['QuestionSummary'];
export type QuestionPage = components['schemas']['QuestionPage'];
export type QuestionInput = components['schemas']['QuestionInput'];
export type CreatedQuestion = components['schemas']['CreatedQuestion'];
export type QuestionWithAnswers = components['schemas']['QuestionWithAnswers'];
export type QuestionChanges = components['schemas']['QuestionChanges'];
export type AnswerInput = components['schemas']['AnswerInput'];
export type CreatedAnswer = components['schemas']['CreatedAnswer'];
export type FileSorting = components['schemas']['FileSorting'];
export type FileName = components['schemas']['FileName'];
export type MediaType = components['schemas']['MediaType'];
export type ByteCount = components['schemas']['ByteCount'];
export type ShareToken = components['schemas']['ShareToken'];
export type LinkUrl = components['schemas']['LinkUrl'];
export type NullableDateTimeIso = components['schemas']['NullableDateTimeIso'];
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
export type TopicSummary = components['schemas']['TopicSummary'];
export type BoardPage = components['schemas']['BoardPage'];
export type BoardChanges = components['schemas']['BoardChanges'];
export type ReplyChanges = components['schemas']['ReplyChanges'];
export type Reply = components['schemas']['Reply'];
export type TopicSorting = components['schemas']['TopicSorting'];
export type TopicList = components['schemas']['TopicList'];
export type TopicInput = components['schemas']['TopicInput'];
export type CreatedTopic = components['schemas']['CreatedTopic'];
export type ReplyOrder = components['schemas']['ReplyOrder'];
export type TopicDetail = components['schemas']['TopicDetail'];
export type TopicPage = components['schemas']['TopicPage'];
export type TopicChanges = components['schemas']['TopicChanges'];
export type ReplyInput = components['schemas']['ReplyInput'];
export type CreatedReply = components['schemas']['CreatedReply'];
export type HealthStatus = components['schemas']['HealthStatus'];
export type Area = components['schemas']['Area'];
export type HealthComponents = components['schemas']['HealthComponents'];
export type Health = components['schemas']['Health'];
export type OrderStatusFilter = components['schemas']['OrderStatusFilter'];
export type Amount = components['schemas']['Amount'];
export type Currency = components['schemas']['Currency'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type MarketplaceOrderItem = components['schemas']['MarketplaceOrderItem'];
export type MarketplaceOrderSummary = components['schemas']['MarketplaceOrderSummary'];
export type MarketplaceOrderList = components['schemas']['MarketplaceOrderList'];
export type OrderItemInput = components['schemas']['OrderItemInput'];
export type OrderInput = components['schemas']['OrderInput'];
export type DisputeReason = components['schemas']['DisputeReason'];
export type MarketplaceOrder = components['schemas']['MarketplaceOrder'];
export type DisputeInput = components['schemas']['DisputeInput'];
export type ProductSorting = components['schemas']['ProductSorting'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type NullableImageUrl = components['schemas']['NullableImageUrl'];
export type MarketplaceProduct = components['schemas']['MarketplaceProduct'];
export type MarketplaceProductList = components['schemas']['MarketplaceProductList'];
export type ProductDescription = components['schemas']['ProductDescription'];
export type StoreStatus = components['schemas']['StoreStatus'];
export type StoreDescription = components['schemas']['StoreDescription'];
export type Store = components['schemas']['Store'];
export type MarketplaceProductDetail = components['schemas']['MarketplaceProductDetail'];
export type Price = components['schemas']['Price'];
export type Stock = components['schemas']['Stock'];
export type ProductStatusInput = components['schemas']['ProductStatusInput'];
export type MarketplaceProductChanges = components['schemas']['MarketplaceProductChanges'];
export type StoreList = components['schemas']['StoreList'];
export type StoreInput = components['schemas']['StoreInput'];
export type StorePage = components['schemas']['StorePage'];
export type StoreStatusInput = components['schemas']['StoreStatusInput'];
export type StoreChanges = components['schemas']['StoreChanges'];
export type MarketplaceProductInput = components['schemas']['MarketplaceProductInput'];
export type Role = components['schemas']['Role'];
export type KeyOwner = components['schemas']['KeyOwner'];
export type Scope = components['schemas']['Scope'];
export type AppScope = components['schemas']['AppScope'];
export type ApiKey = components['schemas']['ApiKey'];
export type Allowance = components['schemas']['Allowance'];
export type KeyLimits = components['schemas']['KeyLimits'];
export type Me = components['schemas']['Me'];
export type AnswerSummary = components['schemas']['AnswerSummary'];
export type AnswerList = components['schemas']['AnswerList'];
export type HiddenContentList = components['schemas']['HiddenContentList'];
export type ProductStatusFilter = components['schemas']['ProductStatusFilter'];
export type ReportTargetType = components['schemas']['ReportTargetType'];
export type ReportReason = components['schemas']['ReportReason'];
export type NullableNote = components['schemas']['NullableNote'];
export type ReportStatus = components['schemas']['ReportStatus'];
export type OwnReport = components['schemas']['OwnReport'];
export type OwnReportList = components['schemas']['OwnReportList'];
export type StoreStatusFilter = components['schemas']['StoreStatusFilter'];
export type VideoVisibility = components['schemas']['VideoVisibility'];
export type VideoStatusFilter = components['schemas']['VideoStatusFilter'];
export type VideoStatus = components['schemas']['VideoStatus'];
export type VideoType = components['schemas']['VideoType'];
export type VideoRating = components['schemas']['VideoRating'];
export type VideoSummary = components['schemas']['VideoSummary'];
export type VideoPage = components['schemas']['VideoPage'];
export type HiddenStateFilter = components['schemas']['HiddenStateFilter'];
export type ContentTypeFilter = components['schemas']['ContentTypeFilter'];
export type InvitationUses = components['schemas']['InvitationUses'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationList = components['schemas']['InvitationList'];
export type FutureInput = components['schemas']['FutureInput'];
export type InvitationInput = components['schemas']['InvitationInput'];
export type CreatedInvitation = components['schemas']['CreatedInvitation'];
export type TimeInput = components['schemas']['TimeInput'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditTargetType = components['schemas']['AuditTargetType'];
export type AuditReason = components['schemas']['AuditReason'];
export type AuditRequestId = components['schemas']['AuditRequestId'];
export type AuditDetails = components['schemas']['AuditDetails'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditLog = components['schemas']['AuditLog'];
export type ReportStatusFilter = components['schemas']['ReportStatusFilter'];
export type ReportClaimant = components['schemas']['ReportClaimant'];
export type ReportSorting = components['schemas']['ReportSorting'];
export type Report = components['schemas']['Report'];
export type ReportList = components['schemas']['ReportList'];
export type ReportContext = components['schemas']['ReportContext'];
export type Restriction = components['schemas']['Restriction'];
export type UserStanding = components['schemas']['UserStanding'];
export type ReportDetail = components['schemas']['ReportDetail'];
export type ReportOutcomeInput = components['schemas']['ReportOutcomeInput'];
export type ResolutionInput = components['schemas']['ResolutionInput'];
export type SignUp = components['schemas']['SignUp'];
export type SignUpList = components['schemas']['SignUpList'];
export type ContractDocument = components['schemas']['ContractDocument'];
export type ReportTargetTypeInput = components['schemas']['ReportTargetTypeInput'];
export type ReportReasonInput = components['schemas']['ReportReasonInput'];
export type ReportNoteInput = components['schemas']['ReportNoteInput'];
export type ReportInput = components['schemas']['ReportInput'];
export type ShareKind = components['schemas']['ShareKind'];
export type SharedItem = components['schemas']['SharedItem'];
export type ShareKey = components['schemas']['ShareKey'];
export type ShareAccess = components['schemas']['ShareAccess'];
export type ShopOrderItem = components['schemas']['ShopOrderItem'];
export type ShopOrderSummary = components['schemas']['ShopOrderSummary'];
export type ShopOrderList = components['schemas']['ShopOrderList'];
export type ShopOrder = components['schemas']['ShopOrder'];
export type NullableSku = components['schemas']['NullableSku'];
export type ShopProductSummary = components['schemas']['ShopProductSummary'];
export type ShopProductList = components['schemas']['ShopProductList'];
export type ShopProductInput = components['schemas']['ShopProductInput'];
export type ShopProduct = components['schemas']['ShopProduct'];
export type ShopProductChanges = components['schemas']['ShopProductChanges'];
export type UserCounts = components['schemas']['UserCounts'];
export type UserProfile = components['schemas']['UserProfile'];
export type RoleInput = components['schemas']['RoleInput'];
export type RoleChange = components['schemas']['RoleChange'];
export type UntilInput = components['schemas']['UntilInput'];
export type RestrictionInput = components['schemas']['RestrictionInput'];
export type VideoSorting = components['schemas']['VideoSorting'];
export type VideoUpload = components['schemas']['VideoUpload'];
export type Video = components['schemas']['Video'];
export type VideoChanges = components['schemas']['VideoChanges'];
export type CommentText = components['schemas']['CommentText'];
export type Comment = components['schemas']['Comment'];
export type CommentPage = components['schemas']['CommentPage'];
export type CommentInput = components['schemas']['CommentInput'];
export type CreatedComment = components['schemas']['CreatedComment'];
export type RatingInput = components['schemas']['RatingInput'];
export type RatingResult = components['schemas']['RatingResult'];
export type VideoStream = components['schemas']['VideoStream'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseAlreadyExists = components['responses']['AlreadyExists'];
export type ResponseAlreadyExistsContentHidden = components['responses']['AlreadyExistsContentHidden'];
export type ResponseAlreadyExistsIdempotencyInProgress = components['responses']['AlreadyExistsIdempotencyInProgress'];
export type ResponseAlreadyReportedIdempotencyInProgress = components['responses']['AlreadyReportedIdempotencyInProgress'];
export type ResponseAnswerNotFound = components['responses']['AnswerNotFound'];
export type ResponseAnswerNotFoundRevisionNotFound = components['responses']['AnswerNotFoundRevisionNotFound'];
export type ResponseBoardNotEmpty = components['responses']['BoardNotEmpty'];
export type ResponseBoardNotFound = components['responses']['BoardNotFound'];
export type ResponseCategoryNotFound = components['responses']['CategoryNotFound'];
export type ResponseCategoryNotFoundQuestionNotFound = components['responses']['CategoryNotFoundQuestionNotFound'];
export type ResponseCommentNotFound = components['responses']['CommentNotFound'];
export type ResponseCommentNotFoundVideoNotFound = components['responses']['CommentNotFoundVideoNotFound'];
export type ResponseContentHidden = components['responses']['ContentHidden'];
export type ResponseContentHiddenIdempotencyInProgress = components['responses']['ContentHiddenIdempotencyInProgress'];
export type ResponseCreateReportNotFound = components['responses']['CreateReportNotFound'];
export type ResponseFileNotFound = components['responses']['FileNotFound'];
export type ResponseFileNotFoundShareNotFound = components['responses']['FileNotFoundShareNotFound'];
export type ResponseIdempotencyInProgress = components['responses']['IdempotencyInProgress'];
export type ResponseIdempotencyInProgressOutOfStockUnpaidOrder = components['responses']['IdempotencyInProgressOutOfStockUnpaidOrder'];
export type ResponseIdempotencyKeyReused = components['responses']['IdempotencyKeyReused'];
export type ResponseIdempotencyKeyReusedMissingFields = components['responses']['IdempotencyKeyReusedMissingFields'];
export type ResponseInvalidTransition = components['responses']['InvalidTransition'];
export type ResponseInvalidTransitionReportClaimed = components['responses']['InvalidTransitionReportClaimed'];
export type ResponseInvitationNotFound = components['responses']['InvitationNotFound'];
export type ResponseMissingFields = components['responses']['MissingFields'];
export type ResponseOrderNotFound = components['responses']['OrderNotFound'];
export type ResponseProductNotFound = components['responses']['ProductNotFound'];
export type ResponseProductNotFoundRevisionNotFound = components['responses']['ProductNotFoundRevisionNotFound'];
export type ResponseQuestionNotFound = components['responses']['QuestionNotFound'];
export type ResponseQuestionNotFoundRevisionNotFound = components['responses']['QuestionNotFoundRevisionNotFound'];
export type ResponseReplyNotFound = components['responses']['ReplyNotFound'];
export type ResponseReplyNotFoundRevisionNotFound = components['responses']['ReplyNotFoundRevisionNotFound'];
export type ResponseReportNotFound = components['responses']['ReportNotFound'];
export type ResponseRevisionNotFoundTopicNotFound = components['responses']['RevisionNotFoundTopicNotFound'];
export type ResponseShareNotFound = components['responses']['ShareNotFound'];
export type ResponseShareNotFoundVideoNotFound = components['responses']['ShareNotFoundVideoNotFound'];
export type ResponseStoreNotFound = components['responses']['StoreNotFound'];
export type ResponseTopicNotFound = components['responses']['TopicNotFound'];
export type ResponseUserNotFound = components['responses']['UserNotFound'];
export type ResponseVideoNotFound = components['responses']['VideoNotFound'];
export type ResponseVideoNotReady = components['responses']['VideoNotReady'];
export type ParameterAnswerId = components['parameters']['AnswerId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterRevisionNumber = components['parameters']['RevisionNumber'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterCategorySlug = components['parameters']['CategorySlug'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterQuestionCategory = components['parameters']['QuestionCategory'];
export type ParameterQuestionStatusFilter = components['parameters']['QuestionStatusFilter'];
export type ParameterQuestionSearch = components['parameters']['QuestionSearch'];
export type ParameterQuestionSort = components['parameters']['QuestionSort'];
export type ParameterQuestionId = components['parameters']['QuestionId'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
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
export type ParameterTopicId = components['parameters']['TopicId'];
export type ParameterRepliesPerPage = components['parameters']['RepliesPerPage'];
export type ParameterReplyOrder = components['parameters']['ReplyOrder'];
export type ParameterOrdersPerPage = components['parameters']['OrdersPerPage'];
export type ParameterOrderStatusFilter = components['parameters']['OrderStatusFilter'];
export type ParameterMarketplaceOrderId = components['parameters']['MarketplaceOrderId'];
export type ParameterStoreId = components['parameters']['StoreId'];
export type ParameterCategoryName = components['parameters']['CategoryName'];
export type ParameterProductSearch = components['parameters']['ProductSearch'];
export type ParameterProductSort = components['parameters']['ProductSort'];
export type ParameterMarketplaceProductId = components['parameters']['MarketplaceProductId'];
export type ParameterStoreSlug = components['parameters']['StoreSlug'];
export type ParameterProductStatusFilter = components['parameters']['ProductStatusFilter'];
export type ParameterStoreStatusFilter = components['parameters']['StoreStatusFilter'];
export type ParameterVideoVisibilityFilter = components['parameters']['VideoVisibilityFilter'];
export type ParameterVideoStatusFilter = components['parameters']['VideoStatusFilter'];
export type ParameterHiddenStateFilter = components['parameters']['HiddenStateFilter'];
export type ParameterContentTypeFilter = components['parameters']['ContentTypeFilter'];
export type ParameterHiddenAuthor = components['parameters']['HiddenAuthor'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterAuditActor = components['parameters']['AuditActor'];
export type ParameterAuditActionFilter = components['parameters']['AuditActionFilter'];
export type ParameterAuditTarget = components['parameters']['AuditTarget'];
export type ParameterAuditSince = components['parameters']['AuditSince'];
export type ParameterAuditUntil = components['parameters']['AuditUntil'];
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
export type ParameterShareToken = components['parameters']['ShareToken'];
export type ParameterShopOrderId = components['parameters']['ShopOrderId'];
export type ParameterShopProductId = components['parameters']['ShopProductId'];
export type ParameterUsername = components['parameters']['Username'];
export type ParameterVideoSearch = components['parameters']['VideoSearch'];
export type ParameterVideoSort = components['parameters']['VideoSort'];
export type ParameterVideoId = components['parameters']['VideoId'];
export type ParameterShareOfVideo = components['parameters']['ShareOfVideo'];
export type ParameterCommentId = components['parameters']['CommentId'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderRateLimitLimit = components['headers']['RateLimit-Limit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimit-Remaining'];
export type HeaderRateLimitReset = components['headers']['RateLimit-Reset'];
export type HeaderIgnoredParameters = components['headers']['Ignored-Parameters'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type $defs = Record<string, never>;
export interface operations {
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
                "application/json": components["schemas"]["AnswerChanges"];
            };
        };
        responses: {
            /** @description The answer as it is now. */
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
            /** @description The question as it is now. */
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
    hideAnswer: {
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
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["AnswerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreAnswer: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["AnswerNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAnswerRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description The page. */
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
                    "application/json": components["schemas"]["RevisionList"];
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
    restoreAnswerRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer.
                 * @example 4
                 */
                id: components["parameters"]["AnswerId"];
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
            /** @description The answer as it is now. */
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
            404: components["responses"]["AnswerNotFoundRevisionNotFound"];
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
            /** @description The result and the score. */
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
            /** @description The category as it is now. */
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions of the category with this slug: what replies show as `category_slug` and a question is given as `category`. An unknown slug finds nothing.
                 * @example garden
                 */
                cat?: components["parameters"]["QuestionCategory"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
                /**
                 * @description Only questions with these words in their title or body, in any of their forms. `"two words"` finds them side by side, `-word` leaves out what has the word, `or` takes either side. Other punctuation counts for a space. Of words that nearly every text has, such as `the`, nothing is found; a search of white space alone is none.
                 * @example tomatoes -slugs
                 */
                search?: components["parameters"]["QuestionSearch"];
                /**
                 * @description The order of the list. `votes` is by the score of a question's best answer, 0 while it has none; `unanswered` has the questions without an answer first. Of equal ones the newest comes first. A search has an order of its own. Left out, it is `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["QuestionSort"];
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
    getQuestion: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The question as it is now. */
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
    hideQuestion: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["QuestionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreQuestion: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["QuestionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQuestionRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description The page. */
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
                    "application/json": components["schemas"]["RevisionList"];
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
    restoreQuestionRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question.
                 * @example 1
                 */
                id: components["parameters"]["QuestionId"];
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
            /** @description The question as it is now. */
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
            404: components["responses"]["QuestionNotFoundRevisionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only files whose name contains this text, whatever the case. Blank is no filter.
                 * @example seed
                 */
                search?: components["parameters"]["FileSearch"];
                /**
                 * @description The newest first, by name from A to Z whatever the case, or by size from the largest. Left out, it is `newest`.
                 * @example name
                 */
                sort?: components["parameters"]["FileSort"];
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file and what to call it. */
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
            /** @description The file is gone. */
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
            /** @description The file as it is now. */
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
            /** @description The link is gone. */
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
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
                 * @description `true` to delete the topics of the board as well, at most 1,000, which can be restored for 30 days: with the first of them the board is there again. Not looked at where `move_to` is given.
                 * @example false
                 */
                with_topics?: components["parameters"]["WithTopics"];
            };
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The board as it is now. */
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
    deleteReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 1
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 1
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
            /** @description The reply as it is now. */
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
    hideReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 1
                 */
                id: components["parameters"]["ReplyId"];
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
            /** @description What is hidden now. */
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
            404: components["responses"]["ReplyNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 1
                 */
                id: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is visible again. */
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
            404: components["responses"]["ReplyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReplyRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 1
                 */
                id: components["parameters"]["ReplyId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
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
    restoreReplyRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reply.
                 * @example 1
                 */
                id: components["parameters"]["ReplyId"];
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
            /** @description The reply as it is now. */
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
            404: components["responses"]["ReplyNotFoundRevisionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only topics of this board. An unknown board has none.
                 * @example 3
                 */
                board?: components["parameters"]["TopicBoard"];
                /**
                 * @description Only topics of this user, whatever the case of the name. An unknown user has none.
                 * @example noor
                 */
                author?: components["parameters"]["TopicAuthor"];
                /**
                 * @description The order of the list. `latest` is by the latest reply, or the topic itself while it has none; `newest` is by when the topic was created. Left out, it is `latest`.
                 * @example latest
                 */
                sort?: components["parameters"]["TopicSort"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicList"];
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
    createTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
    getTopic: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many replies a page holds. They are shown in full, so it is fewer than elsewhere.
                 * @example 20
                 */
                per_page?: components["parameters"]["RepliesPerPage"];
                /**
                 * @description Which replies come first. Left out, it is `oldest`.
                 * @example oldest
                 */
                order?: components["parameters"]["ReplyOrder"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The topic as it is now. */
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hideTopic: {
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
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["TopicNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreTopic: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["TopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    lockTopic: {
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
    createReply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
    listTopicRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description The page. */
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
                    "application/json": components["schemas"]["RevisionList"];
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
    restoreTopicRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The topic.
                 * @example 41
                 */
                id: components["parameters"]["TopicId"];
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
            /** @description The topic as it is now. */
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
            404: components["responses"]["RevisionNotFoundTopicNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stickTopic: {
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
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything answers. */
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
    listMarketplaceOrders: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many orders a page holds at most.
                 * @example 100
                 */
                per_page?: components["parameters"]["OrdersPerPage"];
                /**
                 * @description Only orders with this status.
                 * @example paid
                 */
                status?: components["parameters"]["OrderStatusFilter"];
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketplaceOrder"];
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
    getMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceOrderId"];
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
                    "application/json": components["schemas"]["MarketplaceOrder"];
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
    withdrawMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceOrderId"];
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
    completeMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceOrderId"];
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
                    "application/json": components["schemas"]["MarketplaceOrder"];
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
    disputeMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceOrderId"];
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
                    "application/json": components["schemas"]["MarketplaceOrder"];
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
    payMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceOrderId"];
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
                    "application/json": components["schemas"]["MarketplaceOrder"];
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
    refundMarketplaceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceOrderId"];
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
                    "application/json": components["schemas"]["MarketplaceOrder"];
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
    listMarketplaceProducts: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only products of this store.
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreId"];
                /**
                 * @description Only products whose category has this name, whatever the case. Blank is no filter.
                 * @example Seeds
                 */
                category?: components["parameters"]["CategoryName"];
                /**
                 * @description Only products whose title contains this text, whatever the case. Blank is no filter. A search finds at most 1,000 products, the first in the order asked for, and `total` counts no more. A text without three letters or digits in a row is looked for among the first 50,000 products of the list.
                 * @example seed
                 */
                search?: components["parameters"]["ProductSearch"];
                /**
                 * @description The order of the list. Products of one price stand in the order of their ids, in the same direction. Left out, it is `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["ProductSort"];
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
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The product is gone from every list. */
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The product as it is now. */
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
    hideMarketplaceProduct: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["ProductNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreMarketplaceProduct: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarketplaceProductRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
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
    restoreMarketplaceProductRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 1
                 */
                id: components["parameters"]["MarketplaceProductId"];
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
            /** @description The product as it is now. */
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
            404: components["responses"]["ProductNotFoundRevisionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
            /** @description The store was opened. */
            201: {
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The store as it is now. */
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
    hideStore: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["StoreNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreStore: {
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
            /** @description It is visible again. */
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many orders a page holds at most.
                 * @example 100
                 */
                per_page?: components["parameters"]["OrdersPerPage"];
                /**
                 * @description Only orders with this status.
                 * @example paid
                 */
                status?: components["parameters"]["OrderStatusFilter"];
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
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
    getMe: {
        parameters: {
            query?: never;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyAnswers: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
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
    listMyHiddenContent: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only products with this status.
                 * @example draft
                 */
                status?: components["parameters"]["ProductStatusFilter"];
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
    listMyStores: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only stores with this status.
                 * @example active
                 */
                status?: components["parameters"]["StoreStatusFilter"];
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
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
    listHiddenContent: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only what is in this state.
                 * @example held
                 */
                state?: components["parameters"]["HiddenStateFilter"];
                /**
                 * @description Only things of this kind.
                 * @example topic
                 */
                target_type?: components["parameters"]["ContentTypeFilter"];
                /**
                 * @description Only what somebody of this name wrote or owns.
                 * @example noor
                 */
                author?: components["parameters"]["HiddenAuthor"];
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
            /** @description The invitation was made. */
            201: {
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
            /** @description The invitation is revoked. */
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only what this user did, whatever the case of the name. An unknown user did nothing.
                 * @example grace
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description Only what was done by this name, as in `AuditAction`. What nobody did has no entries.
                 * @example lockTopic
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what was done to this: its type, a colon, and its id, or of a user the name: `topic:12`, `user:noor`.
                 * @example topic:12
                 */
                target?: components["parameters"]["AuditTarget"];
                /**
                 * @description Only what happened at this time or later. The `+` of an offset is sent as `%2B`.
                 * @example 2026-01-31T00:00:00Z
                 */
                since?: components["parameters"]["AuditSince"];
                /**
                 * @description Only what happened before this time. The `+` of an offset is sent as `%2B`.
                 * @example 2026-03-01T00:00:00Z
                 */
                until?: components["parameters"]["AuditUntil"];
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
    listReports: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only reports with this status.
                 * @example open
                 */
                status?: components["parameters"]["ReportStatusFilter"];
                /**
                 * @description Only reports of this kind of thing, as in `ReportTargetType`. Of what nobody reported there are none.
                 * @example topic
                 */
                target_type?: components["parameters"]["ReportTargetTypeFilter"];
                /**
                 * @description Only reports of this: its type, a colon, and its id: `topic:12`. A user is named by the id as well.
                 * @example topic:12
                 */
                target?: components["parameters"]["ReportTarget"];
                /**
                 * @description Only reports for this reason, as in `ReportReason`. For one that nobody gave there are none.
                 * @example spam
                 */
                reason?: components["parameters"]["ReportReasonFilter"];
                /**
                 * @description Only those that the key's owner has claimed or resolved.
                 * @example me
                 */
                claimed_by?: components["parameters"]["ReportClaimedBy"];
                /**
                 * @description Which come first.
                 * @example oldest
                 */
                sort?: components["parameters"]["ReportSort"];
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
                 * @description The report, which the caller has claimed.
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
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
                 * @description Who is not to be let in, whatever the case of the name.
                 * @example bargains4you
                 */
                username: components["parameters"]["RefusedSignUpName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted. */
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
                 * @description Who waits for approval, whatever the case of the name.
                 * @example petra
                 */
                username: components["parameters"]["SignUpName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they may do now. */
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
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
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
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
            /** @description The report was made. */
            201: {
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
            /** @description What is shared. */
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
        /** @description The password, if there is one. */
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
    hideShare: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["ShareNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreShare: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["ShareNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShopOrders: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many orders a page holds at most.
                 * @example 100
                 */
                per_page?: components["parameters"]["OrdersPerPage"];
                /**
                 * @description Only orders with this status.
                 * @example paid
                 */
                status?: components["parameters"]["OrderStatusFilter"];
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopOrder"];
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
    getShopOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 2
                 */
                id: components["parameters"]["ShopOrderId"];
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
                    "application/json": components["schemas"]["ShopOrder"];
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
    withdrawShopOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 2
                 */
                id: components["parameters"]["ShopOrderId"];
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
    completeShopOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 2
                 */
                id: components["parameters"]["ShopOrderId"];
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
                    "application/json": components["schemas"]["ShopOrder"];
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
    disputeShopOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 2
                 */
                id: components["parameters"]["ShopOrderId"];
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
                    "application/json": components["schemas"]["ShopOrder"];
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
    payShopOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 2
                 */
                id: components["parameters"]["ShopOrderId"];
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
                    "application/json": components["schemas"]["ShopOrder"];
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
    refundShopOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 2
                 */
                id: components["parameters"]["ShopOrderId"];
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
                    "application/json": components["schemas"]["ShopOrder"];
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
    listShopProducts: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only products whose category has this name, whatever the case. Blank is no filter.
                 * @example Seeds
                 */
                category?: components["parameters"]["CategoryName"];
                /**
                 * @description Only products whose title contains this text, whatever the case. Blank is no filter. A search finds at most 1,000 products, the first in the order asked for, and `total` counts no more. A text without three letters or digits in a row is looked for among the first 50,000 products of the list.
                 * @example seed
                 */
                search?: components["parameters"]["ProductSearch"];
                /**
                 * @description The order of the list. Products of one price stand in the order of their ids, in the same direction. Left out, it is `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["ProductSort"];
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
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The product is gone from every list. */
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The product as it is now. */
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
    hideShopProduct: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["ProductNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreShopProduct: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["AlreadyExists"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listShopProductRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description The page. */
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
                    "application/json": components["schemas"]["RevisionList"];
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
    restoreShopProductRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 15
                 */
                id: components["parameters"]["ShopProductId"];
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
            /** @description The product as it is now. */
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
            404: components["responses"]["ProductNotFoundRevisionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user, whatever the case of the name.
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description The user, whatever the case of the name.
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
    listUserQuestions: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions with this status.
                 * @example resolved
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description The user, whatever the case of the name.
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
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user, whatever the case of the name.
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
            /** @description What they may do now. */
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
                 * @description The user, whatever the case of the name.
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
            /** @description What they may do now. */
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
                 * @description The user, whatever the case of the name.
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they may do now. */
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
                 * @description The user, whatever the case of the name.
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
            /** @description What they may do now. */
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
                 * @description The user, whatever the case of the name.
                 * @example noor
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they may do now. */
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description The user, whatever the case of the name.
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description The user, whatever the case of the name.
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
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only videos whose title contains this text, whatever the case. Blank is no filter.
                 * @example harbour
                 */
                search?: components["parameters"]["VideoSearch"];
                /**
                 * @description The order of the list. `popular` is by likes; of those with equally many, the newest first. Left out, it is `newest`.
                 * @example newest
                 */
                sort?: components["parameters"]["VideoSort"];
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
            query?: never;
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
                 * @description The token of the video's share link, for whoever may not see the video without it.
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
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            query?: never;
            header?: {
                /** @description Does it only if nothing has changed since: the `ETag` of the GET at this path, sent without a query, or several of them with commas between, or `*` for any. Otherwise it is refused with `precondition_failed`, and nothing is changed. Without it the last change wins. */
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
            /** @description The video as it is now. */
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
                 * @description The page to show, counted from 1. A page past the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description The token of the video's share link, for whoever may not see the video without it.
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
                 * @description The token of the video's share link, for whoever may not see the video without it.
                 * @example 4nQx7TbW0cYkZ2mLr8VdHs3PfJ6uGe1A
                 */
                share?: components["parameters"]["ShareOfVideo"];
            };
            header?: {
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
    hideVideoComment: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["CommentNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreVideoComment: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["CommentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hideVideo: {
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
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideInput"];
            };
        };
        responses: {
            /** @description What is hidden now. */
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
            404: components["responses"]["VideoNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MissingFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreVideo: {
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
            /** @description It is visible again. */
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
            404: components["responses"]["VideoNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rateVideo: {
        parameters: {
            query?: {
                /**
                 * @description The token of the video's share link, for whoever may not see the video without it.
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
            /** @description The rating and the counts with it. */
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
                /** @description Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again instead of creating once more. Chosen by the client; printable ASCII. */
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
            /** @description The link is gone. */
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
                 * @description The token of the video's share link, for whoever may not see the video without it.
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
}
