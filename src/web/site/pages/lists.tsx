import type { VNode } from 'preact';
import type { OperationId } from '../../../../generated/contract.js';
import { postIn, titledPath } from '../../../api/http/page-address.js';
import type { OperationResult } from '../../../api/pipeline/session-calls.js';
import { Nothing } from '../../components/nothing.js';
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
    show: (listed: OperationResult<Id>, more: { t: Translate; by: 'my' | 'person' }) => VNode,
  ): ListReader =>
  async ({ read, walked, account, t, path: { username } }) => {
    const reply = (await read(id, walked())) as OperationResult<Id> & Pages;
    const by = username === undefined || username === account?.username ? 'my' : 'person';
    return { page: reply.page, pages: reply.pages, content: show(reply, { t, by }) };
  };

type Whose = 'My' | 'User';

/** Topics of a user. */
export const topicsBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Topics`, ({ topics }, { by }) => (
    <Topics topics={topics} empty={<Nothing of={`${by}.topics`} />} />
  ));

/** Questions of a user. */
export const questionsBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Questions`, ({ questions }, { by }) => (
    <Questions questions={questions} empty={<Nothing of={`${by}.questions`} />} />
  ));

/** Videos of a user. */
export const videosBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Videos`, ({ videos }, { by }) => (
    <Videos videos={videos} empty={<Nothing of={`${by}.videos`} />} />
  ));

/** Answers of a user. */
export const answersBy = (whose: Whose): ListReader =>
  listOf(`list${whose}Answers`, ({ answers }, { by }) => (
    <Rows empty={<Nothing of={`${by}.answers`} />}>
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
