// The order of the test files. Files of one project run one after the other in the same processes, which then load its
// modules once; and the projects that wait much (for a database, for a browser) begin, so that the many short files of
// the last project fill the cores at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['queue', 'browser', 'command', 'unit'];

export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // within a project, as Vitest does it: what took longest, or the largest file, comes first
    const sorted = await super.sort(files);
    return projects
      .map((name) => sorted.filter(({ project }) => project.name === name))
      .concat([sorted.filter(({ project }) => !projects.includes(project.name))])
      .flat();
  }
}
