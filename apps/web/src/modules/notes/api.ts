import { useQuery } from '@tanstack/react-query';
import { MAX_NOTES_PAGE, noteEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** The latest notes on a feature, newest first. */
export function useNotes(code: string) {
  return useQuery({
    queryKey: queryKeys.notes(code),
    queryFn: ({ signal }) =>
      getHttp().call(noteEndpoints.listNotes, {
        params: { code },
        query: { limit: MAX_NOTES_PAGE },
        signal,
      }),
    refetchInterval: useFallbackInterval(),
  });
}

export function createNote(code: string, text: string) {
  return getHttp().call(noteEndpoints.createNote, { params: { code }, body: { text } });
}

export function deleteNote(id: number) {
  return getHttp().call(noteEndpoints.deleteNote, { params: { note_id: id } });
}
