import { PostForm } from '../components/fields.js';
import { Back, Badge, Card, Items, When } from '../components/parts.js';
import { members } from '../visit.js';
import { formPage } from './form-page.js';

/** The newest warnings by moderators, one page of the list at most. */
export const warnings = formPage(members, {
  show: async ({ call, t }) => {
    const { warnings: shown } = await call('listMyWarnings', { query: { per_page: '100' } });
    return {
      title: t('warnings'),
      place: 'account.profile',
      content: (
        <>
          <p>{t('warnings.about')}</p>
          <Items label={t('warnings')} empty={t('warnings.none')}>
            {shown.map(({ id, text, created_at: at, acknowledged_at: end }) => (
              <Card
                key={id}
                title={<When at={at} />}
                beside={end !== null && <Badge>{t('fact.acknowledged')}</Badge>}
                said={text}
              >
                {end === null && (
                  <PostForm class="actions" submit={t('warning.acknowledge')}>
                    <input type="hidden" name="id" value={id} />
                  </PostForm>
                )}
              </Card>
            ))}
          </Items>
          <Back href="/profile">{t('account.back')}</Back>
        </>
      ),
    };
  },
  act: async ({ call, field, t }) => {
    await call('acknowledgeWarning', { path: { id: field('id') } });
    return { to: '/profile/warnings', notice: t('warning.is_acknowledged') };
  },
});
