import type { VNode } from 'preact';
import type { Asked } from '../../components/page.js';
import { Row, Rows, When } from '../../components/parts.js';
import { Questions } from './answers.js';
import { Topics } from './forum.js';
import { Videos } from './videos.js';

/** A page of a list of what somebody has made. */
export type List = { page: number; pages: number; content: VNode };

/** Reads such a list. */
export type Reader = (asked: Asked) => Promise<List>;

/** The topics of somebody. */
export const topicsBy =
  (id: 'listMyTopics' | 'listUserTopics'): Reader =>
  async ({ read, listed, t }) => {
    const { topics, ...list } = await read(id, listed());
    return { ...list, content: <Topics topics={topics} empty={t('nothing')} /> };
  };

/** The questions of somebody. */
export const questionsBy =
  (id: 'listMyQuestions' | 'listUserQuestions'): Reader =>
  async ({ read, listed, t }) => {
    const { questions, ...list } = await read(id, listed());
    return { ...list, content: <Questions questions={questions} empty={t('nothing')} /> };
  };

/** The answers of somebody. */
export const answersBy =
  (id: 'listMyAnswers' | 'listUserAnswers'): Reader =>
  async ({ read, listed, t }) => {
    const { answers, ...list } = await read(id, listed());
    const rows = answers.map((answer) => {
      const at = `/answers/questions/${answer.question_id}#answer-${answer.id}`;
      return (
        <Row key={answer.id} href={at} title={answer.question} excerpt={answer.body}>
          <When at={answer.posted_at} />
        </Row>
      );
    });
    return { ...list, content: <Rows empty={t('nothing')}>{rows}</Rows> };
  };

/** The videos of somebody. */
export const videosBy =
  (id: 'listMyVideos' | 'listUserVideos'): Reader =>
  async ({ read, listed, t }) => {
    const { videos, ...list } = await read(id, listed());
    return { ...list, content: <Videos videos={videos} empty={t('nothing')} /> };
  };
