"""Unjam as an environment: a client of `unjam env` (docs/env.md), and an agent that follows the shortest solution."""
import json
import subprocess
import sys


class UnjamEnv:
    """One environment or a batch; every method returns the reply as a dictionary."""

    def __init__(self, command=("unjam", "env")):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hello = self.ask(op="hello")

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if "error" in reply:
            raise ValueError(reply["error"])
        return reply

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


if __name__ == "__main__":
    env = UnjamEnv(sys.argv[1:] or ("unjam", "env"))
    first = env.ask(op="reset", seed=7)
    print(first["board"], "legal:", [action for action, digit in enumerate(first["mask"]) if digit == "1"])
    replies = [env.ask(op="step", action=action) for action in env.ask(op="solve")["actions"]]
    print("reward", sum(reply["reward"] for reply in replies), "solved" if replies[-1]["terminated"] else "not solved")
    batch = env.ask(op="reset", count=64, seed=1, auto=True)
    size = env.hello["actions"]
    for _ in range(100):  # the first legal action of each environment
        masks = [batch["mask"][i * size : (i + 1) * size] for i in range(64)]
        batch = env.ask(op="step", actions=[mask.index("1") for mask in masks])
    print(len(batch["rewards"]), "environments, 100 steps each")
    sys.exit(env.close())
