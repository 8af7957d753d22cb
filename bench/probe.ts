import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Preloaded into a server. PROBE_PORT returns the longest delay of its event loop since the previous call (`held`) and the
 * total CPU time of its thread (`cpu`), in ms.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
createServer((_request, response) => {
  const { user, system } = process.threadCpuUsage();
  response.end(JSON.stringify({ held: delay.max / 1e6, cpu: (user + system) / 1000 }));
  delay.reset();
})
  .listen(Number(process.env['PROBE_PORT']), '127.0.0.1')
  .unref();
