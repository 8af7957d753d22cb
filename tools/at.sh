#!/bin/sh
# Runs a command, and all that it starts, PostgreSQL too, as if it were another time (UTC):
#
#   tools/at.sh '2028-02-29 23:30' npx vitest run
#   TZ=Europe/Berlin tools/at.sh '2027-03-28 00:30' npx vitest run api/events
#
# Chromium does not start so: the stories of web/e2e run at the machine's own time. Needs Debian's faketime (apt-get
# install faketime). The clock runs on from there in all processes alike, as they are told how far away it is. What
# measures durations (the monotonic clock) stays true. Under libfaketime 0.9.10 PostgreSQL stops no statement that takes longer
# than its time-out, so what is told of those (api/core/rows.test.ts, api/refusals.test.ts and others) is to be left out.
set -eu
[ $# -ge 2 ] || { echo "Usage: tools/at.sh '2028-02-29 23:30' <command> [arguments]" >&2; exit 2; }
library=$(ls /usr/lib/*/faketime/libfaketimeMT.so.1 2>/dev/null | head -n 1)
[ -n "$library" ] || { echo 'libfaketime is missing: apt-get install faketime' >&2; exit 1; }
# what processes that were killed left behind, it gives to the next ones with their numbers, which may be another user's
for left in /dev/shm/*faketime_s*_*; do [ -e "/proc/${left##*_}" ] || rm -f "$left"; done
away=$(($(date -u -d "$1" +%s) - $(date -u +%s)))
shift
[ "$away" -lt 0 ] || away="+$away"
export LD_PRELOAD="$library" FAKETIME="$away" FAKETIME_DONT_FAKE_MONOTONIC=1 TZ="${TZ:-UTC}"
exec "$@"
