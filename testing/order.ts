// The order of the test files. Files of one project run one after the other in the same processes, which then load its
// modules once. The projects that mostly wait (for a database, for a browser) come first, so that the many short files
// of the last project fill the cores at the end.
//
// `--shard 2/4` runs every fourth file in the order of their names, from the second on.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['queue', 'browser', 'command', 'all', 'unit'];

export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // within a project in Vitest's order: the file that took longest, or the largest file, comes first
    const sorted = await super.sort(files);
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
