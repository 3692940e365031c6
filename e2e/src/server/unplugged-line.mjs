const BEGIN = 'Unplugged: asked for ';

/** The line of a server's output that says which other machine it asked for. @param {string} host */
export const toRefusal = (host) => `${BEGIN}${host}`;

/** The other machines that a server asked for, by its output. @param {string} output @returns {string[]} */
export const listRefused = (output) =>
  output.split('\n').flatMap((line) => (line.startsWith(BEGIN) ? [line.slice(BEGIN.length)] : []));
