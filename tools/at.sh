#!/bin/sh
# Runs a command and its child processes, including PostgreSQL, at another time (UTC):
#
#   tools/at.sh '2028-02-29 23:30' npx vitest run
#   TZ=Europe/Berlin tools/at.sh '2027-03-28 00:30' npx vitest run api/events
#
# Needs Debian's faketime (apt-get install faketime). All processes get the same offset, so their clocks agree and run on
# from the given time. The monotonic clock is not changed, so measured durations stay right.
#
# Chromium does not start under faketime: the stories of web/e2e run at the machine's own time. With libfaketime 0.9.10
# PostgreSQL does not cancel statements at their time-out. Leave out the tests that need it (api/core/statements/reader.test.ts,
# api/refusals.test.ts and others).
set -eu
[ $# -ge 2 ] || { echo "Usage: tools/at.sh '2028-02-29 23:30' <command> [arguments]" >&2; exit 2; }
library=$(ls /usr/lib/*/faketime/libfaketimeMT.so.1 2>/dev/null | head -n 1)
[ -n "$library" ] || { echo 'libfaketime is missing: apt-get install faketime' >&2; exit 1; }
# faketime reuses shared memory of killed processes for new processes with the same id, even those of another user.
for left in /dev/shm/*faketime_s*_*; do [ -e "/proc/${left##*_}" ] || rm -f "$left"; done
away=$(($(date -u -d "$1" +%s) - $(date -u +%s)))
shift
[ "$away" -lt 0 ] || away="+$away"
export LD_PRELOAD="$library" FAKETIME="$away" FAKETIME_DONT_FAKE_MONOTONIC=1 TZ="${TZ:-UTC}"
exec "$@"
