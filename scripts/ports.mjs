import { createServer } from 'node:net';
import { PlainError } from './program.mjs';

/**
 * Listens for a moment, to learn early whether a server could.
 *
 * @param {string} host
 * @param {number} port 0 takes any that is free
 * @returns {Promise<number>} the port
 */
export function tryPort(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(address.port));
    });
  });
}

/**
 * Says in a sentence why a server cannot listen.
 *
 * @param {string} host
 * @param {number} port
 * @returns {(error: NodeJS.ErrnoException) => never}
 */
export function explainPort(host, port) {
  return (error) => {
    if (error.code === 'EADDRINUSE') {
      throw new PlainError(`Port ${port} is in use; choose another, as in: npm start -- --port ${port + 1}`, 2);
    }
    if (error.code === 'EACCES') {
      throw new PlainError(`Port ${port} is not open to this user; choose one above 1023.`, 2);
    }
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
      throw new PlainError(
        `This machine has no address "${host}"; choose another host, as in: npm start -- --host localhost`,
        2,
      );
    }
    throw error;
  };
}
