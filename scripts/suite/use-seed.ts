import fc from 'fast-check';

// Chosen by vitest.config.ts or the run of all checks.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED) });
