/** The root's paths are an index: sorted, each one a file in the folder of its area, which is its only tag. */
export function pathIndex() {
  return {
    Paths(paths, context) {
      const names = Object.keys(paths);
      const sorted = [...names].sort();
      for (const [index, name] of names.entries()) {
        const report = (message) => context.report({ message, location: context.location.child(name).key() });
        if (name !== sorted[index]) report(`The index is not sorted: \`${sorted[index]}\` belongs here.`);
        const [, area] = /^paths\/([a-z]+)\/[a-z-]+\.yaml$/.exec(paths[name].$ref ?? '') ?? [];
        if (area === undefined) {
          report('A path is a reference to `paths/<area>/<name>.yaml`.');
          continue;
        }
        for (const operation of Object.values(context.resolve(paths[name]).node ?? {})) {
          if (operation.operationId === undefined) continue;
          if (operation.tags?.join() !== area)
            report(`\`${operation.operationId}\` needs \`${area}\` as its only tag.`);
        }
      }
    },
  };
}
