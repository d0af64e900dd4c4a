import { describe, expect, test } from 'vitest';
import { editorFixture, refusal } from './editor.fixture';

describe('opening', () => {
  test('a live session skips the dialog; one session request, one list request', async () => {
    const { session, store, calls } = editorFixture({ signedIn: true });
    await Promise.all([session.open(), session.open()]);
    expect(calls).toEqual(['session', 'list']);
    expect(store.get()).toMatchObject({ editing: true, loginOpen: false, mayEdit: true });
  });

  test('without a session the sign-in opens, and nothing else is requested', async () => {
    const { session, store, calls } = editorFixture();
    await session.open();
    expect(calls).toEqual(['session']);
    expect(store.get()).toMatchObject({ editing: false, loginOpen: true });
  });

  test('no response: the reason is shown', async () => {
    const { session, store, notices } = editorFixture({
      refuse: { session: new Error('Network unreachable') },
    });
    await session.open();
    expect(notices).toEqual([{ title: 'Error', description: 'Network unreachable', tone: 'destructive' }]);
    expect(store.get()).toMatchObject({ editing: false, loginOpen: false, asking: false });
  });
});

describe('signing in and out', () => {
  test('sign-in: its toast, one session request, one list request', async () => {
    const { session, store, calls, notices } = editorFixture();
    expect(await session.login({ username: 'dana', password: 'x' })).toBeNull();
    expect(calls).toEqual(['login', 'session', 'list']);
    expect(notices).toEqual([{ title: 'Logged in successfully!' }]);
    expect(store.get()).toMatchObject({ editing: true, loginOpen: false });
  });

  test.each([
    [refusal(401, 'Invalid credentials'), 'Invalid credentials. Please try again.'],
    [refusal(400, 'Please provide both'), 'Invalid credentials. Please try again.'],
    [refusal(429, 'Too many attempts'), '429: Too many attempts'],
    [refusal(503, 'Back soon'), '503: Back soon'],
    [new Error('No connection'), 'No connection'],
  ])('%s reads %s', async (error, sentence) => {
    const { session, calls, notices } = editorFixture({ refuse: { login: error } });
    expect(await session.login({ username: 'dana', password: 'x' })).toBe(sentence);
    expect(notices).toEqual([{ title: 'Error', description: sentence, tone: 'destructive' }]);
    expect(calls).toEqual(['login']);
  });

  test('a browser that refuses the cookie gets a message, outside edit mode', async () => {
    const { session, store } = editorFixture({ keepsCookie: false });
    expect(await session.login({ username: 'dana', password: 'x' })).toBe(
      'Your browser did not keep the sign-in. Please allow cookies for this site.',
    );
    expect(store.get()).toMatchObject({ editing: false, loginOpen: true });
  });

  test('sign-out leaves edit mode, hides hidden links and requests the session once', async () => {
    const { session, store, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    calls.length = 0;
    await session.logout();
    expect(calls).toEqual(['logout', 'session']);
    expect(notices).toEqual([{ title: 'Logged out successfully!' }]);
    expect(store.get()).toMatchObject({ editing: false, links: [{ id: 1 }] });
  });

  test('a failed logout stays in edit mode', async () => {
    const { session, store, notices } = editorFixture({
      signedIn: true,
      refuse: { logout: refusal(503, 'x') },
    });
    await session.open();
    await session.logout();
    expect(notices).toEqual([{ title: 'Logout failed. Please try again.', tone: 'destructive' }]);
    expect(store.get()).toMatchObject({ editing: true, writing: false });
  });
});

describe('writes', () => {
  const draft = {
    label: 'Threads',
    url: 'threads.net/@c',
    icon: '',
    order: '-1',
    isActive: true,
    visibleFrom: '',
    visibleUntil: '',
  };

  test('add: one write, its toast, exactly one refetch, a closed form', async () => {
    const { session, links, store, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    calls.length = 0;
    links.add();
    await Promise.all([links.save(draft), links.save(draft)]);
    expect(calls).toEqual([
      'add {"label":"Threads","url":"threads.net/@c","icon":null,"order":-1,"isActive":true}',
      'list',
    ]);
    expect(notices).toEqual([{ title: 'Link added successfully!' }]);
    expect(store.get().form).toBeNull();
  });

  test.each([
    ['0', 2],
    ['1', 1],
    ['x', 0],
  ])('a new link with the order %s is sent with %i: the untouched 0 puts it last', async (order, sent) => {
    const { session, links, calls } = editorFixture({ signedIn: true });
    await session.open();
    calls.length = 0;
    links.add();
    await links.save({ ...draft, order });
    expect(calls[0]).toBe(
      `add {"label":"Threads","url":"threads.net/@c","icon":null,"order":${sent},"isActive":true}`,
    );
  });

  test.each([
    { ...draft, label: ' ' },
    { ...draft, url: '' },
  ])('label and URL are required, and nothing is sent without them', async (incomplete) => {
    const { session, links, store, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    calls.length = 0;
    links.add();
    await links.save(incomplete);
    expect(notices).toEqual([
      {
        title: 'Validation Error',
        description: 'Please provide both label and URL',
        tone: 'destructive',
      },
    ]);
    expect(calls).toEqual([]);
    expect(store.get().form?.draft).toEqual(incomplete);
  });

  test('an expired session: the specified toast, the sign-in, and the draft is kept', async () => {
    const { session, links, store, calls, notices } = editorFixture({
      signedIn: true,
      refuse: { add: refusal(401, 'Sign in') },
    });
    await session.open();
    calls.length = 0;
    links.add();
    await links.save(draft);
    expect(notices).toEqual([{ title: 'Failed to add link. Please try again.', tone: 'destructive' }]);
    expect(calls).toHaveLength(1);
    expect(store.get()).toMatchObject({ loginOpen: true, form: { id: null, draft } });
    await session.login({ username: 'dana', password: 'x' });
    expect(store.get()).toMatchObject({ loginOpen: false, editing: true, form: { draft } });
  });

  test('a refused update shows the reason in the form', async () => {
    const { session, links, store, notices } = editorFixture({
      signedIn: true,
      refuse: { update: refusal(404, 'This link no longer exists') },
    });
    await session.open();
    links.edit({ id: 1, label: 'A', url: 'a.example', icon: null, order: 0, isActive: true });
    await links.save(draft);
    expect(notices).toEqual([{ title: 'Failed to update link. Please try again.', tone: 'destructive' }]);
    expect(store.get().form?.refusal).toBe('404: This link no longer exists');
  });

  test('a stored address with another scheme may stay, and a new one is refused', async () => {
    const { session, links, store, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    const stored = { id: 1, label: 'Chat', url: 'skype:ada', icon: null, order: 0, isActive: true };
    store.set({ links: [stored] });
    calls.length = 0;
    links.edit(stored);
    await links.save({ ...draft, url: 'whatsapp://send' });
    expect(calls).toEqual([]);
    expect(notices).toEqual([
      {
        title: 'Validation Error',
        description: 'Please provide a web address that is safe to open',
        tone: 'destructive',
      },
    ]);
    await links.save({ ...draft, label: 'Talk', url: 'skype:ada' });
    expect(calls).toEqual(['update 1', 'list']);
  });

  test('delete keeps a placeholder, and Undo restores the link', async () => {
    const { session, links, store, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    const second = store.get().links?.[1];
    if (!second) throw new Error('no second link');
    calls.length = 0;
    await links.remove(second);
    expect(calls).toEqual(['remove 2', 'list']);
    expect(notices[0]).toMatchObject({ title: 'Link deleted successfully!', action: { label: 'Undo' } });
    expect(store.get()).toMatchObject({ links: [{ id: 1 }], removed: { index: 1, link: { id: 2 } } });
    calls.length = 0;
    await links.undo(second);
    expect(calls).toEqual(['restore 2', 'list']);
    expect(store.get()).toMatchObject({ links: [{ id: 1 }, { id: 2 }], removed: null });
  });

  test('a failed delete changes nothing and is not retried', async () => {
    const { session, links, store, calls, notices } = editorFixture({
      signedIn: true,
      refuse: { remove: new Error('No connection') },
    });
    await session.open();
    const [first] = store.get().links ?? [];
    if (!first) throw new Error('no link');
    calls.length = 0;
    await links.remove(first);
    expect(calls).toEqual(['remove 1']);
    expect(notices).toEqual([{ title: 'Failed to delete link. Please try again.', tone: 'destructive' }]);
    expect(store.get().links).toHaveLength(2);
  });

  test('a schedule is sent once set, and refused if it ends before it begins', async () => {
    const { session, links, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    calls.length = 0;
    links.add();
    const visibleFrom = '2026-12-01T09:00';
    await links.save({ ...draft, visibleFrom, visibleUntil: '2026-12-01T09:00' });
    expect(calls).toEqual([]);
    expect(notices).toEqual([
      {
        title: 'Validation Error',
        description: 'Please choose an end after the start',
        tone: 'destructive',
      },
    ]);
    await links.save({ ...draft, visibleFrom });
    expect(calls[0]).toContain(
      `"visibleFrom":"${new Date(2026, 11, 1, 9).toISOString()}","visibleUntil":null`,
    );
  });

  test('a new order: shown immediately, one write, exactly one refetch; the same order sends nothing', async () => {
    const { session, links, store, calls, notices } = editorFixture({ signedIn: true });
    await session.open();
    calls.length = 0;
    await links.reorder([1, 2]);
    expect(calls).toEqual([]);
    const sent = links.reorder([2, 1]);
    expect(store.get().links).toMatchObject([
      { id: 2, order: 1 },
      { id: 1, order: 2 },
    ]);
    await sent;
    expect(calls).toEqual(['reorder 1,2 to 2,1', 'list']);
    expect(notices).toEqual([{ title: 'Order saved!' }]);
  });

  test('an order for a list that changed: a message, and the current list', async () => {
    const { session, links, store, calls, notices } = editorFixture({
      signedIn: true,
      refuse: { reorder: refusal(409, 'Somebody changed the links meanwhile.') },
    });
    await session.open();
    calls.length = 0;
    await links.reorder([2, 1]);
    expect(calls).toEqual(['reorder 1,2 to 2,1', 'list']);
    expect(notices).toEqual([
      {
        title: 'The new order was not saved.',
        description: 'Somebody changed the links meanwhile.',
        tone: 'destructive',
      },
    ]);
    expect(store.get().links).toMatchObject([{ id: 1 }, { id: 2 }]);
  });
});
