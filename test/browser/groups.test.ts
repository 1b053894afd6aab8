import { expect, it } from 'vitest';
import { createPerson } from '../helpers/people.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('groups', (here) => {
  it('are found, joined and run on a phone', async () => {
    const { api, people, database } = here.app;
    const group = { slug: 'felt', name: 'Felt Makers', description: 'We **felt**.', visibility: 'members' };
    await api
      .post('/groups', people.admin.key)
      .send({ ...group, joining: 'request' })
      .expect(201);
    for (const name of ['wilma', 'fred']) {
      const { key } = await createPerson(database, name);
      await api.put(`/groups/felt/members/${name}`, key).expect(200);
    }
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Pebbles');
    await page.goto('/groups');
    await inspect(page, 'groups');
    await page.getByRole('link', { name: 'Felt Makers' }).click();
    await page.getByText('This is for members of the group.').waitFor();
    await inspect(page, 'group-outside');
    await page.getByRole('button', { name: 'Ask to join' }).click();
    await page.getByText('Your request is on its way.').waitFor();
    await page.getByRole('button', { name: 'Withdraw request' }).waitFor();
    await api.put('/groups/felt/members/Pebbles', people.admin.key).send({ is_owner: true }).expect(200);

    await page.reload();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: `@${name}` });
    await row('wilma').getByRole('button', { name: 'Accept' }).click();
    await page.getByText('wilma is in the group now.').waitFor();
    await row('fred').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('fred is not in the group.').waitFor();
    await page.getByText('Invite someone').first().click();
    await page.getByLabel('Username').fill('fred');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByText('fred is invited.').waitFor();
    await page.getByText('Group settings').click();
    await inspect(page, 'group-inside');
    await page.getByLabel('How people join').selectOption('Anyone can join.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Anyone can join.').first().waitFor();
    await page.getByRole('button', { name: 'Leave group' }).click();
    await page.getByText('Pebbles is not in the group.').waitFor();
    expect((await api.get('/groups/felt').expect(200)).body).toMatchObject({ joining: 'open', member_count: 2 });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
