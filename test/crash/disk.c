/*
 * A disk of the tests, preloaded into a process: what is written in the folder SVCLINK_DISK is there at once for those
 * who read it, and durable only once it is synced, as on a real disk. Every change is written to the journal
 * SVCLINK_DISK_JOURNAL together with what was there before, so that whoever cuts the power can take it back. While the
 * file SVCLINK_DISK_FULL is there, the disk is full.
 *
 * A file is durable when it was synced, its name when its folder was.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { CHANGED = 1, SYNCED = 2, CREATED = 3, RENAMED = 4, FOLDER_SYNCED = 5 };

struct record {
  uint32_t kind;
  uint32_t path_length;
  uint32_t other_length;
  uint32_t unused;
  uint64_t file;
  uint64_t offset;
  uint64_t data_length;
  uint64_t old_size;
};

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static const char *full;
static int journal = -1;
static uint64_t stashed;

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  folder = getenv("SVCLINK_DISK");
  full = getenv("SVCLINK_DISK_FULL");
  const char *path = getenv("SVCLINK_DISK_JOURNAL");
  if (folder == NULL || path == NULL) return;
  folder_length = strlen(folder);
  journal = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
  return journal >= 0 && strncmp(path, folder, folder_length) == 0 &&
         (path[folder_length] == '/' || path[folder_length] == '\0');
}

static int path_of(int fd, char *path) {
  char link[64];
  if (journal < 0 || fd == journal) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = '\0';
  return is_ours(path);
}

static int is_full(void) {
  if (full == NULL || syscall(SYS_faccessat, AT_FDCWD, full, F_OK) != 0) return 0;
  errno = ENOSPC;
  return 1;
}

static void note(struct record one, const char *path, const char *other, const void *data) {
  one.path_length = (uint32_t)strlen(path);
  one.other_length = (uint32_t)strlen(other);
  struct iovec parts[] = {
      {&one, sizeof one},
      {(void *)path, one.path_length},
      {(void *)other, one.other_length},
      {(void *)data, one.data_length},
  };
  syscall(SYS_writev, journal, parts, 4);
}

/* Keeps what stands where a file is about to be changed. */
static void keep(int fd, const char *path, uint64_t offset, uint64_t length) {
  struct stat found;
  if (fstat(fd, &found) != 0 || !S_ISREG(found.st_mode)) return;
  uint64_t size = (uint64_t)found.st_size;
  uint64_t old = offset >= size ? 0 : length < size - offset ? length : size - offset;
  char *data = old > 0 ? malloc(old) : NULL;
  if (old > 0) {
    /* The file may be open for writing alone. */
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    int reader = (int)syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC);
    uint64_t done = 0;
    while (done < old) {
      ssize_t count = syscall(SYS_pread64, reader, data + done, old - done, (off_t)(offset + done));
      if (count <= 0) break;
      done += (uint64_t)count;
    }
    syscall(SYS_close, reader);
  }
  struct record one = {.kind = CHANGED, .file = found.st_ino, .offset = offset, .data_length = old, .old_size = size};
  note(one, path, "", data);
  free(data);
}

/* Runs a change of a file of ours: the journal first, nobody in between. */
#define CHANGE(fd, offset, length, call)                  \
  do {                                                    \
    char path[PATH_MAX];                                  \
    if (!path_of(fd, path)) return call;                  \
    pthread_mutex_lock(&one_at_a_time);                   \
    if (is_full()) {                                      \
      pthread_mutex_unlock(&one_at_a_time);               \
      return -1;                                          \
    }                                                     \
    keep(fd, path, (uint64_t)(offset), (uint64_t)(length)); \
    __typeof__(call) result = call;                       \
    int reason = errno;                                   \
    pthread_mutex_unlock(&one_at_a_time);                 \
    errno = reason;                                       \
    return result;                                        \
  } while (0)

static uint64_t here(int fd) {
  struct stat found;
  int flags = (int)syscall(SYS_fcntl, fd, F_GETFL);
  if ((flags & O_APPEND) && fstat(fd, &found) == 0) return (uint64_t)found.st_size;
  off_t place = lseek(fd, 0, SEEK_CUR);
  return place < 0 ? 0 : (uint64_t)place;
}

static uint64_t length_of(const struct iovec *parts, int count) {
  uint64_t length = 0;
  for (int index = 0; index < count; index++) length += parts[index].iov_len;
  return length;
}

ssize_t write(int fd, const void *data, size_t length) {
  CHANGE(fd, here(fd), length, REAL(write)(fd, data, length));
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  CHANGE(fd, here(fd), length_of(parts, count), REAL(writev)(fd, parts, count));
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  CHANGE(fd, offset, length, REAL(pwrite)(fd, data, length, offset));
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  CHANGE(fd, offset, length, REAL(pwrite64)(fd, data, length, offset));
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  CHANGE(fd, offset, length_of(parts, count), REAL(pwritev)(fd, parts, count, offset));
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) {
  CHANGE(fd, offset, length_of(parts, count), REAL(pwritev64)(fd, parts, count, offset));
}
int ftruncate(int fd, off_t length) { CHANGE(fd, length, INT64_MAX, REAL(ftruncate)(fd, length)); }
int ftruncate64(int fd, off64_t length) {
  CHANGE(fd, length, INT64_MAX, REAL(ftruncate64)(fd, length));
}

/* Durable from here on; the real disk is left alone. */
static int synced(int fd) {
  char path[PATH_MAX];
  struct stat found;
  if (!path_of(fd, path) || fstat(fd, &found) != 0) return -1;
  pthread_mutex_lock(&one_at_a_time);
  int failed = is_full();
  struct record one = {.kind = S_ISDIR(found.st_mode) ? FOLDER_SYNCED : SYNCED, .file = found.st_ino};
  if (!failed) note(one, path, "", NULL);
  pthread_mutex_unlock(&one_at_a_time);
  return failed;
}

int fsync(int fd) {
  int failed = synced(fd);
  return failed < 0 ? REAL(fsync)(fd) : -failed;
}
int fdatasync(int fd) {
  int failed = synced(fd);
  return failed < 0 ? REAL(fdatasync)(fd) : -failed;
}

static int opened(const char *path, int flags, mode_t mode, const char *name) {
  int (*open_it)(const char *, int, ...) = real(name);
  if (!is_ours(path) || !(flags & O_CREAT)) return open_it(path, flags, mode);
  pthread_mutex_lock(&one_at_a_time);
  struct stat found;
  int is_new = stat(path, &found) != 0;
  int fd = -1;
  if (!is_new || !is_full()) {
    /* What is cut off at its opening is kept like any other change. */
    fd = open_it(path, flags & ~O_TRUNC, mode);
    if (fd >= 0 && !is_new && (flags & O_TRUNC)) {
      keep(fd, path, 0, INT64_MAX);
      syscall(SYS_ftruncate, fd, 0);
    }
    if (fd >= 0 && is_new && fstat(fd, &found) == 0) {
      struct record one = {.kind = CREATED, .file = found.st_ino};
      note(one, path, "", NULL);
    }
  }
  int reason = errno;
  pthread_mutex_unlock(&one_at_a_time);
  errno = reason;
  return fd;
}

#define OPEN(name)                              \
  int name(const char *path, int flags, ...) {  \
    va_list rest;                               \
    va_start(rest, flags);                      \
    mode_t mode = va_arg(rest, mode_t);         \
    va_end(rest);                               \
    return opened(path, flags, mode, #name);    \
  }
OPEN(open)
OPEN(open64)

int mkdir(const char *path, mode_t mode) {
  if (!is_ours(path)) return REAL(mkdir)(path, mode);
  pthread_mutex_lock(&one_at_a_time);
  struct stat found;
  int result = is_full() ? -1 : REAL(mkdir)(path, mode);
  int reason = errno;
  if (result == 0 && stat(path, &found) == 0) {
    struct record one = {.kind = CREATED, .file = found.st_ino};
    note(one, path, "", NULL);
  }
  pthread_mutex_unlock(&one_at_a_time);
  errno = reason;
  return result;
}

int rename(const char *from, const char *to) {
  if (!is_ours(to)) return REAL(rename)(from, to);
  pthread_mutex_lock(&one_at_a_time);
  struct stat found;
  char stash[PATH_MAX] = "";
  if (stat(to, &found) == 0) {
    snprintf(stash, sizeof stash, "%s.stash-%d-%lu", folder, getpid(), (unsigned long)stashed++);
    if (link(to, stash) != 0) stash[0] = '\0';
  }
  char both[2 * PATH_MAX];
  snprintf(both, sizeof both, "%s\n%s", from, stash);
  struct record one = {.kind = RENAMED};
  note(one, to, both, NULL);
  int result = REAL(rename)(from, to);
  int reason = errno;
  pthread_mutex_unlock(&one_at_a_time);
  errno = reason;
  return result;
}
