import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const read = (more: Record<string, string>) =>
  parseConfig({ LANGUAGE_MODEL_API: 'openai', LANGUAGE_MODEL: 'llama3.2', ...more }).languageModel;

describe('the language model', () => {
  test('is none unless an API is named', () => {
    expect(parseConfig({ LANGUAGE_MODEL: 'llama3.2' }).languageModel).toBe(null);
  });

  test('is at its provider unless an endpoint is named', () => {
    expect(read({ LANGUAGE_MODEL_KEY: 'sk-1' })).toEqual({
      api: 'openai',
      url: 'https://api.openai.com/v1',
      key: 'sk-1',
      model: 'llama3.2',
    });
    expect(read({ LANGUAGE_MODEL_API: 'anthropic' })?.url).toBe('https://api.anthropic.com');
    expect(read({ LANGUAGE_MODEL_URL: 'http://ollama:11434/v1/' })).toMatchObject({
      url: 'http://ollama:11434/v1',
      key: null,
    });
  });

  test('needs its name, and TLS for a key that leaves this machine', () => {
    expect(() => read({ LANGUAGE_MODEL: '' })).toThrow('LANGUAGE_MODEL: needed with LANGUAGE_MODEL_API');
    const open = { LANGUAGE_MODEL_URL: 'http://models.example/v1', LANGUAGE_MODEL_KEY: 'sk-1' };
    expect(() => read(open)).toThrow('LANGUAGE_MODEL_URL: must be an https URL with a key');
    expect(read({ ...open, LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1' })).not.toBe(null);
    expect(() => read({ LANGUAGE_MODEL_API: 'other' })).toThrow('LANGUAGE_MODEL_API');
  });
});

test('models of organizations have limits without one of the installation, and may be at hosts that are named', () => {
  const { limits, innerHosts } = parseConfig({
    LANGUAGE_MODEL_CALLS_PER_MONTH: '7',
    LANGUAGE_MODEL_INNER_HOSTS: 'ollama.internal:11434, 10.0.0.5:8080',
  }).organizationModels;
  expect(limits).toEqual({ callsPerMonth: 7, tokensPerMonth: 2_000_000 });
  expect([...innerHosts]).toEqual(['ollama.internal:11434', '10.0.0.5:8080']);
});
