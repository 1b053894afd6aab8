import type { VNode } from 'preact';
import type { OperationId } from '../../../../generated/contract.js';
import { postIn, titledPath } from '../../../api/http/page-address.js';
import type { OperationResult } from '../../../api/pipeline/session-calls.js';
import type { PageInput } from '../../components/page.js';
import { Row, Rows, When } from '../../components/parts.js';
import type { Translate } from '../../texts/texts.js';
import { Questions } from './answers.js';
import { Topics } from './forum.js';
import { Videos } from './videos.js';

type Pages = { page: number; pages: number };

/** Reads and renders a page of a user's contributions. */
export type ListReader = (input: PageInput) => Promise<Pages & { content: VNode }>;

/** Makes such a reader of a list operation and a component. */
export const listOf =
  <Id extends OperationId>(
    id: OperationResult<Id> extends Pages ? Id : never,
    show: (listed: OperationResult<Id>, t: Translate) => VNode,
  ): ListReader =>
  async ({ read, walked, t }) => {
    const reply = (await read(id, walked())) as OperationResult<Id> & Pages;
    return { page: reply.page, pages: reply.pages, content: show(reply, t) };
  };

type Whose = 'My' | 'User';

/** Topics of a user. */
export const topicsBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Topics`, ({ topics }, t) => <Topics topics={topics} empty={t('nothing')} />);

/** Questions of a user. */
export const questionsBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Questions`, ({ questions }, t) => <Questions questions={questions} empty={t('nothing')} />);

/** Videos of a user. */
export const videosBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Videos`, ({ videos }, t) => <Videos videos={videos} empty={t('nothing')} />);

/** Answers of a user. */
export const answersBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Answers`, ({ answers }, t) => (
    <Rows empty={t('nothing')}>
      {answers.map(({ id, question_id: of, question, body, posted_at: at }) => (
        <Row
          key={id}
          href={titledPath(`/answers/questions/${of}${postIn('answer', id)}`, question)}
          title={question}
          excerpt={body}
        >
          <When at={at} />
        </Row>
      ))}
    </Rows>
  ));
