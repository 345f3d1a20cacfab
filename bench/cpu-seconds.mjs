/** Processor time of this process so far, in seconds: other work on the machine does not count. */
export const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
