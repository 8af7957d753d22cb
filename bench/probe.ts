import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a server's process: tells at PROBE_PORT for how long its event loop was held up since it was last asked, and
 * how much CPU its thread has used so far; in milliseconds.
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
