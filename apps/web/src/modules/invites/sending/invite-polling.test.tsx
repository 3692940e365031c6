import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type ProjectInvite } from '@waypost/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FakeSocket } from '../../../../test/fake-socket.ts';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

const { listProjectInvites } = ENDPOINTS.invites;

const nadia: ProjectInvite = {
  ...(toEmpty(listProjectInvites.response.element) as ProjectInvite), // of that schema
  ...{ uuid: 'invite-1', fullname: 'Nadia Berg', email: 'nadia@example.com' },
};

/** A socket that no server accepts. */
class RefusedSocket extends FakeSocket {
  constructor() {
    super();
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.({ code: 1006 }));
  }
}

async function openMembers() {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const { server } = openPage(`${PROJECT}/members`);
  await sees(/^Pending invites \(0\)/);
  return server;
}

describe('invites', () => {
  test('are not polled while the socket is open', async () => {
    const server = await openMembers();
    await sees(/^Live$/);
    const before = server.sentTo(listProjectInvites).length;
    expect(before).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(65_000);
    expect(server.sentTo(listProjectInvites)).toHaveLength(before);
    await sees(/^Live$/);
  });

  test('are polled every 30 s while the socket is down', async () => {
    onTestFinished(() => void vi.stubGlobal('WebSocket', FakeSocket));
    vi.stubGlobal('WebSocket', RefusedSocket);
    const server = await openMembers();
    await sees(/^Reconnecting$/);
    const before = server.sentTo(listProjectInvites).length;
    server.answer(listProjectInvites, [nadia]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.queryByText('nadia@example.com')).toBeNull();
    await vi.advanceTimersByTimeAsync(11_000);
    await waitFor(() => expect(server.sentTo(listProjectInvites)).toHaveLength(before + 1));
    await sees('nadia@example.com');
  });
});
