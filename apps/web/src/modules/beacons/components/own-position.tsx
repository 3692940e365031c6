import { useEffect } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { sendWaiting, stopSending } from '../sharing/sender.ts';
import { pauseSharing, resumeSharing } from '../sharing/sharing.ts';
import { sharing } from '../sharing/sharing-state.ts';
import { ShareControl } from './share-control.tsx';

interface OwnPositionProps {
  readonly memberId: number;
  readonly organizationId: number;
  /** 0 without a project; a position that is shared with one goes on meanwhile. */
  readonly projectId: number;
}

/** Shares one's own position, at one's wish, and sends what could not be sent before. */
export function OwnPosition({ memberId, organizationId, projectId }: OwnPositionProps) {
  const isSharing = useStore(sharing, ({ kept }) => kept !== null);
  useEffect(() => {
    resumeSharing(memberId);
    // Also what a closed tab left behind.
    sendWaiting(memberId);
    return () => {
      pauseSharing();
      void stopSending();
    };
  }, [memberId]);
  if (projectId === 0 && !isSharing) return null;
  return <ShareControl {...{ memberId, organizationId, projectId }} />;
}
