import { at, type Stage, succeed } from '../stage.js';

export async function callAnswers({ member, other, moderator, keep, send }: Stage): Promise<void> {
  const categoryBody = send('createQuestionCategory', { name: 'Woodwork', slug: 'woodwork' });
  const { slug } = await keep('createQuestionCategory', moderator.POST('/answers/categories', { body: categoryBody }));
  const categoryChanges = send('updateQuestionCategory', { name: 'Wood and metal' });
  await keep(
    'updateQuestionCategory',
    moderator.PATCH('/answers/categories/{slug}', { params: { path: { slug } }, body: categoryChanges }),
  );

  const questionBody = send('createQuestion', {
    title: 'Why does my sourdough collapse?',
    body: 'It rises well, then sinks in the oven. What am I missing?',
    category: 'kitchen',
  });
  const question = await keep('createQuestion', member.POST('/answers/questions', { body: questionBody }));
  const toQuestion = { params: at(question.id) };
  const answerBody = send('createAnswer', { body: 'It proved too long. Try **two hours** less.' });
  const answer = await keep(
    'createAnswer',
    other.POST('/answers/questions/{id}/answers', { ...toQuestion, body: answerBody }),
  );
  const toAnswer = { params: at(answer.id) };
  const second = await succeed(
    'The second answer',
    moderator.POST('/answers/questions/{id}/answers', { ...toQuestion, body: { body: 'Is your oven hot enough?' } }),
  );

  const onQuestion = send('createQuestionComment', { body: 'Which flour do you use?' });
  await keep(
    'createQuestionComment',
    other.POST('/answers/questions/{id}/comments', { ...toQuestion, body: onQuestion }),
  );
  await keep('listQuestionComments', other.GET('/answers/questions/{id}/comments', toQuestion));
  const onAnswer = send('createAnswerComment', { body: 'Three hours worked for me.' });
  const comment = await keep(
    'createAnswerComment',
    member.POST('/answers/answers/{id}/comments', { ...toAnswer, body: onAnswer }),
  );
  await keep('listAnswerComments', other.GET('/answers/answers/{id}/comments', toAnswer));
  const toComment = { params: at(comment.id) };
  const commentChanges = send('updatePostComment', { body: 'Three hours worked for me, at 22 degrees.' });
  await keep('updatePostComment', member.PATCH('/answers/comments/{id}', { ...toComment, body: commentChanges }));
  await keep('deletePostComment', member.DELETE('/answers/comments/{id}', toComment));

  const vote = send('voteAnswer', { vote: 1 as const });
  await keep('voteAnswer', moderator.POST('/answers/answers/{id}/vote', { ...toAnswer, body: vote }));
  await keep(
    'setAnswerVote',
    moderator.PUT('/answers/answers/{id}/vote', { ...toAnswer, body: send('setAnswerVote', { vote: -1 as const }) }),
  );
  await keep('deleteAnswerVote', moderator.DELETE('/answers/answers/{id}/vote', toAnswer));
  const questionVote = send('setQuestionVote', { vote: 1 as const });
  await keep('setQuestionVote', other.PUT('/answers/questions/{id}/vote', { ...toQuestion, body: questionVote }));
  await keep('deleteQuestionVote', other.DELETE('/answers/questions/{id}/vote', toQuestion));
  await other.POST('/answers/answers/{id}/vote', { params: at(second.id), body: { vote: -1 } });
  const answerChanges = send('updateAnswer', { body: 'It proved too long. Try **three hours** less.' });
  await keep('updateAnswer', other.PATCH('/answers/answers/{id}', { ...toAnswer, body: answerChanges }));
  const questionChanges = send('updateQuestion', { title: 'Why does my sourdough collapse in the oven?' });
  await keep('updateQuestion', member.PATCH('/answers/questions/{id}', { ...toQuestion, body: questionChanges }));

  await keep('acceptAnswer', member.PUT('/answers/answers/{id}/best', toAnswer));
  const closing = send('closeQuestion', { reason: 'Solved: it proved too long.' });
  await keep('closeQuestion', member.PUT('/answers/questions/{id}/close', { ...toQuestion, body: closing }));
  await keep('reopenQuestion', moderator.DELETE('/answers/questions/{id}/close', toQuestion));
  await keep('unacceptAnswer', member.DELETE('/answers/answers/{id}/best', toAnswer));

  await keep('deleteAnswer', other.DELETE('/answers/answers/{id}', toAnswer));
  await keep('deleteQuestion', moderator.DELETE('/answers/questions/{id}', toQuestion));
}
