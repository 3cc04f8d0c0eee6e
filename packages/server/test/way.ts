import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The way to a PostgreSQL, on which all connections that there are can fall silent without an end. */
export async function wayTo(address: string) {
  const target = new URL(address);
  const ends: Socket[] = [];
  const way = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const])
      from
        .on('error', () => {})
        .on('close', () => to.destroy())
        .pipe(to);
    ends.push(near, far);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    way.close();
  });
  const [near, connections] = [new URL(address), () => ends.length / 2];
  Object.assign(near, { hostname: '127.0.0.1', port: String((way.address() as AddressInfo).port) });
  const fallSilent = () => {
    for (const end of ends) end.unpipe().pause().removeAllListeners('close');
  };
  return { address: near.href, connections, fallSilent };
}
