/** An invalid value in the environment; the message is one line that names the variable. */
export class ConfigError extends Error {}
