import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Fact } from '../fact.js';
import { Choice } from '../forms.js';
import { Filters, Pager, StaffFrame } from './frame.js';
import { Hiding } from './hiding.js';
import { absences, kinds, wordFor } from './words.js';

type HiddenContentList = components['schemas']['HiddenContentList'];
type HiddenContent = components['schemas']['HiddenContent'];

type HiddenProps = {
  account: Account;
  notice: string | null;
  fault: string | null;
  list: HiddenContentList;
  filters: Record<'state' | 'target_type' | 'author', string>;
  at: (page: number) => string;
  token: string;
};

const { user: _, ...hideable } = kinds;

/** What is not there for everybody. */
export function HiddenView({ account, notice, fault, list, filters, at, token }: HiddenProps): VNode {
  return (
    <StaffFrame account={account} here="Hidden" title="Hidden" notice={notice} fault={fault}>
      <Filters isSet={Object.values(filters).some((value) => value !== '')}>
        <form method="get" action="/staff/hidden" class="filters">
          <Choice id="state" name="state" label="State" options={{ '': 'Any', ...absences }} value={filters.state} />
          <Choice
            id="target_type"
            name="target_type"
            label="Kind"
            options={{ '': 'Any', ...hideable }}
            value={filters.target_type}
          />
          <div class="field">
            <label for="author">By</label>
            <input
              id="author"
              name="author"
              value={filters.author}
              maxLength={30}
              autoCapitalize="none"
              spellcheck={false}
            />
          </div>
          <button type="submit" class="quiet">
            Show
          </button>
        </form>
      </Filters>
      {list.content.length === 0 ? (
        <p class="empty">No matching content.</p>
      ) : (
        <ul class="keys">
          {list.content.map((each) => (
            <Item key={`${each.target_type} ${each.target_id}`} content={each} token={token} />
          ))}
        </ul>
      )}
      <Pager {...list} what={list.total === 1 ? 'item' : 'items'} at={at} />
    </StaffFrame>
  );
}

function Item({ content, token }: { content: HiddenContent; token: string }): VNode {
  const { target_type: type, target_id: id, state, reason, since, hidden_by: actor, author, title, excerpt } = content;
  return (
    <li class="key">
      <div class="key-head">
        <h2>
          {wordFor(kinds, type)}
          {title !== null && `: ${title}`}
        </h2>
        <span class={`state ${state === 'held' ? 'open' : ''}`}>{wordFor(absences, state)}</span>
      </div>
      {excerpt !== '' && <blockquote class="said">{excerpt}</blockquote>}
      <dl>
        {author !== null && <Fact label="By" person={author} />}
        <Fact label="Since" at={new Date(since)} />
        {actor !== null && <Fact label="Removed by">{actor}</Fact>}
        {reason !== null && <Fact label="Reason">{reason}</Fact>}
      </dl>
      {type !== 'file' && <Hiding of={{ type, id }} state={state} reason={null} back="/staff/hidden" token={token} />}
    </li>
  );
}
