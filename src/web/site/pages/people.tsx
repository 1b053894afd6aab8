import { Problem, problem } from '../../../core/contract/problems.js';
import { isRole } from '../../components/context.js';
import { ReportLink } from '../../components/entry.js';
import { Form, fieldsOf } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { Button, Choices, FactList, Prose, State, Tile, When } from '../../components/parts.js';
import { Ignore, Watch } from '../../components/watch.js';
import { answersBy, type ListReader, questionsBy, topicsBy, videosBy } from './lists.js';
import { ownPlaces } from './own.js';

/** The page of a user; mentions of groups lead here as well. */
export const showUser: SitePage = (input) =>
  showPerson(input).catch(async (error) => {
    if (!(error instanceof Problem) || error.code !== 'user_not_found') throw error;
    const group = await input.read('getGroup', {}, { slug: input.path.username ?? '' }).catch(() => null);
    if (group === null) throw error;
    return { title: group.name, content: null, leadsTo: `/groups/${group.slug}` };
  });

/** A user's page with one list of their contributions. */
const showPerson: SitePage = async (input) => {
  const { read, account, t } = input;
  const chosen = lists.get(input.query('list') ?? '');
  if (chosen === undefined)
    throw problem('invalid_param', { params: { list: 'must be equal to one of the allowed values' } });
  const [user, list] = await Promise.all([read('getUser'), chosen(input)]);
  const { username, counts, standing, website } = user;
  const isSelf = account?.username === username;
  const names = {
    '': t('person.topics', { count: counts.topics }),
    questions: t('person.questions', { count: counts.questions }),
    answers: t('person.answers', { count: counts.answers }),
    videos: t('person.videos', { count: counts.videos }),
  };
  return {
    page: list.page,
    pages: list.pages,
    title: user.display_name ?? username,
    face: user,
    trail: { [`/users/${username}`]: `@${username}` },
    description: user.about ?? '',
    image: user.avatar_url,
    beside: (
      <>
        {user.role !== 'member' && <State of={user.role} kind="staff" />}
        {!isSelf && <Watch type="user" of={user} />}
        {account !== null && !isSelf && (
          <Button href={`/messages/new?to=${username}`} text={t('message.write')} quiet />
        )}
        <Ignore of={user} />
        {standing !== null && !isSelf && <ReportLink type="user" of={standing} />}
        {isSelf && <Button href="/me" text={t('me.edit')} quiet />}
        {isRole(account, 'moderator') && <Button href={`/staff/people/${username}`} text={t('moderate')} quiet />}
      </>
    ),
    content: (
      <>
        <Prose html={user.about_html ?? ''} />
        <FactList
          of={[
            [t('person.since'), <When key="since" at={user.member_since} isDay />],
            [t('field.location'), user.location],
            [
              t('field.website'),
              website && (
                <a key="website" href={website} rel="nofollow ugc noopener">
                  {website}
                </a>
              ),
            ],
          ]}
        />
        <Choices label={t('person.lists')} name="list" options={names} />
        {list.content}
      </>
    ),
  };
};

const lists: ReadonlyMap<string, ListReader> = new Map([
  ['', topicsBy('User')],
  ['questions', questionsBy('User')],
  ['answers', answersBy('User')],
  ['videos', videosBy('User')],
]);

/** The user's own profile: about text, avatar, and links to own content. */
export const showMe: SitePage = async ({ read, account, t }) => {
  const user = await read('getUser', {}, { username: account?.username ?? '' });
  const fields = fieldsOf(['display_name', 'about', 'location', 'website'], user);
  return {
    title: t('me'),
    face: user,
    trail: { [`/users/${user.username}`]: `@${user.username}` },
    content: (
      <>
        <ul class="tiles">
          {Object.entries(ownPlaces).map(([href, name]) => (
            <Tile key={href} href={href} title={t(name)} />
          ))}
        </ul>
        <h2>{t('me.edit')}</h2>
        <Form of="updateMe" fields={fields} submit={t('save')} />
        <h2>{t('me.picture')}</h2>
        <Form of="updateAvatar" fields={['avatar']} submit={t('me.picture.upload')} />
        <Form of="deleteAvatar" submit={t('me.picture.remove')} quiet />
        <h2>{t('me.cover')}</h2>
        <Form of="updateCover" fields={['file']} submit={t('me.picture.upload')} />
        {user.cover_url !== null && <Form of="deleteCover" submit={t('me.picture.remove')} quiet />}
      </>
    ),
  };
};
