/** The database of positions that wait for a network. It is named here since it is deleted whenever a session ends. */
export const WAITING_POSITIONS = 'waypost-positions';
