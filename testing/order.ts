// The order of the test files. Files of one project run one after the other in the same processes, which then load its
// modules once. The projects that mostly wait (for a database, for a browser) come first, so that the many short files
// of the last project fill the cores at the end.
//
// `--shard 2/4` runs every fourth file in the order of their names, from the second on. `UNJAM_ORDER=7` runs the files of
// each project in another order, the same one for each 7, to find a test that leaves something changed for the next file.
import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['queue', 'browser', 'command', 'all', 'unit'];

function inAnotherOrder(files: TestSpecification[]): TestSpecification[] | undefined {
  const seed = process.env.UNJAM_ORDER;
  if (!seed) return undefined;
  const hash = (text: string) => createHash('md5').update(text).digest('hex');
  const place = new Map(files.map((file) => [file, hash(seed + file.moduleId)]));
  return files.toSorted((a, b) => ((place.get(a) ?? '') < (place.get(b) ?? '') ? -1 : 1));
}

export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // within a project in Vitest's order: the file that took longest, or the largest file, comes first
    const sorted = inAnotherOrder(files) ?? (await super.sort(files));
    return projects
      .map((name) => sorted.filter(({ project }) => project.name === name))
      .concat([sorted.filter(({ project }) => !projects.includes(project.name))])
      .flat();
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return files
      .toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
      .filter((_, i) => i % count === index - 1);
  }
}
