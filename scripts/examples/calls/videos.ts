import { at, type Stage } from '../stage.js';
import { multipart } from '../uploads.js';

export async function callVideos({ member, other, moderator, keep, send }: Stage): Promise<void> {
  const body = send('createVideo', {
    video: 'bowl.webm',
    title: 'Turning a bowl on a small lathe',
    description: 'From a wet birch log to a bowl, without cuts.',
  });
  const video = await keep('createVideo', other.POST('/videos', { body, ...(await multipart(body)) }));
  const toVideo = { params: at(video.id) };

  const rating = send('rateVideo', { rating: 'like' as const });
  await keep('rateVideo', member.POST('/videos/{id}/rate', { ...toVideo, body: rating }));
  const commentBody = send('createVideoComment', { content: 'Which gouge is that at the end?' });
  const comment = await keep(
    'createVideoComment',
    moderator.POST('/videos/{id}/comments', { ...toVideo, body: commentBody }),
  );

  const changes = send('updateVideo', { title: 'Turning a birch bowl on a small lathe' });
  await keep('updateVideo', other.PATCH('/videos/{id}', { ...toVideo, body: changes }));
  const poster = send('updateVideoPoster', { file: 'stool.png' });
  await keep(
    'updateVideoPoster',
    other.PUT('/videos/{id}/poster', { ...toVideo, body: poster, ...(await multipart(poster)) }),
  );
  const captions = send('setVideoCaptions', { content: 'WEBVTT\n\n00:01.000 --> 00:04.000\nThe log is wet.\n' });
  const inEnglish = { params: { path: { id: video.id, language: 'en' } } };
  await keep('setVideoCaptions', other.PUT('/videos/{id}/captions/{language}', { ...inEnglish, body: captions }));
  await keep('deleteVideoCaptions', other.DELETE('/videos/{id}/captions/{language}', inEnglish));
  await keep('retryVideo', other.POST('/videos/{id}/retry', toVideo));
  const shareBody = send('shareVideo', { password: 'correct horse battery', allow_download: true });
  await keep('shareVideo', other.POST('/videos/{id}/share', { ...toVideo, body: shareBody }));
  await keep('unshareVideo', other.DELETE('/videos/{id}/share', toVideo));

  const commentPath = { path: { id: video.id, comment_id: comment.id } };
  const commentChanges = send('updateVideoComment', {
    content: 'The light at the end is lovely.',
    reason: 'Only the part on the film',
  });
  await keep(
    'updateVideoComment',
    moderator.PATCH('/videos/{id}/comments/{comment_id}', { params: commentPath, body: commentChanges }),
  );
  await keep('deleteVideoComment', moderator.DELETE('/videos/{id}/comments/{comment_id}', { params: commentPath }));
  await keep('deleteVideo', other.DELETE('/videos/{id}', toVideo));
}
