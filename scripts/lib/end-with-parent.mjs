/**
 * Loaded before web and worker (`node --import`). They live in a group of their own, so that Ctrl-C does not hit them
 * before the supervisor decides; should the supervisor be killed, they end by themselves and free the port.
 */
const supervisor = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === supervisor) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 8_000).unref();
}, 500);

watch.unref();
