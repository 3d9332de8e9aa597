import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const outside = new Set(["node_modules", "dist", "data", ".git"]);

/** `{ ...{ a, b }, c }` and `[...[a, b], c]`: literals that are spread into literals say nothing that the members alone do not. */
function spreadLiterals(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (!/\.\.\.\s*[{[]/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isOne =
      (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) ||
      (ts.isSpreadElement(node) &&
        ts.isArrayLiteralExpression(node.expression) &&
        ts.isArrayLiteralExpression(node.parent));
    if (isOne) found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("no literal is spread into another", () => {
  const sources = globSync("**/*.{ts,tsx}", { exclude: (name) => outside.has(name) });
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(spreadLiterals)).toEqual([]);
});
