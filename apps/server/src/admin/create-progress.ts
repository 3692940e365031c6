/** Says how far something is, each tenth once. */
export function createProgress(say: (line: string) => void): (stage: string, done: number) => void {
  let last = '';
  return (stage, done) => {
    const line = `${stage} ${Math.floor(done * 10) * 10} %`;
    if (line === last) return;
    last = line;
    say(line);
  };
}
