// Loaded before the program of each server of a journey, and of its threads: this machine alone can be reached, as without
// a network. What asks for another one is told so at once, and a line of the server's output names it.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP, Socket } from 'node:net';
import { toRefusal } from './unplugged-line.mjs';

const isHere = (host) =>
  /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/.test(host);

function refuse(host, code) {
  process.stderr.write(`${toRefusal(host)}\n`);
  return Object.assign(new Error(`${host} cannot be reached from a test.`), { code });
}

const lookUp = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (isHere(host) || isIP(host) !== 0) return lookUp(host, ...rest);
  const error = refuse(host, 'ENOTFOUND');
  process.nextTick(rest.at(-1), error);
};
const lookUpSoon = dns.promises.lookup;
dns.promises.lookup = async (host, ...rest) => {
  if (isHere(host) || isIP(host) !== 0) return lookUpSoon(host, ...rest);
  throw refuse(host, 'ENOTFOUND');
};

const connect = Socket.prototype.connect;
/** @type {(this: Socket, ...args: any[]) => Socket} */
Socket.prototype.connect = function connectHere(...args) {
  // `net.connect` passes its arguments as one list.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const isOptions = typeof first === 'object' && first !== null;
  const host = (isOptions ? first.host : typeof second === 'string' ? second : null) ?? 'localhost';
  if (isHere(host) || (isOptions && first.path)) return Reflect.apply(connect, this, args);
  this.destroy(refuse(host, 'ENETUNREACH'));
  return this;
};
syncBuiltinESMExports();
