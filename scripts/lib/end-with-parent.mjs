/**
 * Loaded before web and worker (`node --import`). They run in their own process group, so that Ctrl-C does not reach
 * them before the supervisor decides; if the supervisor is killed, they end by themselves and free the port.
 */
const supervisor = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === supervisor) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 8_000).unref();
}, 500);

watch.unref();
