# The service without its own PostgreSQL: DATABASE_URL has to name one. What is written goes to /var/lib/plaza; all else can be
# read-only. The command is Node with a script, so that the operator's commands are: docker run … plaza dist/scripts/admin.js migrate
#
# Versions are named here. For a build that is the same tomorrow give digests, too:
#   --build-arg NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim@sha256:…
#   --build-arg BASE_IMAGE=gcr.io/distroless/cc-debian12:nonroot@sha256:…
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS build
WORKDIR /plaza
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The commit, which is not in the build's context: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=unknown
RUN PLAZA_COMMIT=$COMMIT npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /plaza
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY scripts/prune.mjs scripts/
RUN node scripts/prune.mjs . && mkdir /var/lib/plaza

# The C and C++ libraries that Node needs, certificates and time zones: no shell, no package manager.
FROM ${BASE_IMAGE} AS lean
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=packages --chown=65532:65532 /var/lib/plaza /var/lib/plaza
WORKDIR /plaza
COPY --from=packages /plaza/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY --from=build /plaza/dist/build.json dist/build.json
COPY --from=build /plaza/dist/generated dist/generated
COPY --from=build /plaza/dist/prisma dist/prisma
COPY --from=build /plaza/dist/src dist/src
COPY --from=build /plaza/dist/scripts/admin.js dist/scripts/
ARG COMMIT=unknown
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title=plaza org.opencontainers.image.version=$VERSION org.opencontainers.image.revision=$COMMIT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/plaza
USER 65532:65532
VOLUME /var/lib/plaza
EXPOSE 3000
STOPSIGNAL SIGTERM
# Each look starts a Node.js, which takes some 50 ms of a core: often only while the service starts.
HEALTHCHECK --interval=60s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://localhost:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=2"]
CMD ["dist/src/server.js"]

# The same with Debian's ffmpeg, which needs a shell to limit it: docker build --target media. It serves, too, or only works:
# docker run … plaza-media dist/scripts/admin.js media work
FROM ${NODE_IMAGE} AS media
# No version is named, so that each build has Debian's security updates.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
COPY --from=lean --chown=65532:65532 /var/lib/plaza /var/lib/plaza
COPY --from=lean /plaza /plaza
WORKDIR /plaza
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/plaza
USER 65532:65532
VOLUME /var/lib/plaza
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=2"]
CMD ["dist/src/server.js"]

# Without a target it is the smaller one.
FROM lean
