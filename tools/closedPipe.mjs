// A reader such as `head` may close the pipe early. The script continues without output, so its work and its exit code do not
// depend on the reader.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
