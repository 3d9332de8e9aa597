import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Collection } from "react-aria-components/Collection";
import { Tree, TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { TextField } from "../../components/field.tsx";
import { ChevronIcon, MenuIcon, PlusIcon } from "../../components/icons.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { SearchBox } from "../../components/search-box.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem, get, messageOf, send } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { handleOf } from "../../runtime/handle.ts";
import { useMay } from "../../runtime/session.ts";
import { type CategoryRow, changesOfMove, type Node, type Position, treeOf } from "./tree.ts";

const key = ["categories"];
type CategoryList = { data: CategoryRow[] };

/** The tree of categories, which can be rearranged by pointer, touch and keyboard. */
export function CategoriesPage() {
  const say = useText();
  const mayRead = useMay("catalogue:read");
  const mayWrite = useMay("catalogue:write");
  const [isAdding, setIsAdding] = useState(false);
  const [text, setText] = useState("");
  const names = useCatalogueNames();
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get<CategoryList>("/catalog/categories", {}, signal),
    enabled: mayRead,
  });
  return (
    <Page
      name={say("categories")}
      permission="catalogue:read"
      narrow
      actions={
        <>
          <ExportLink path="/staff/categories/export" query={{ q: text.trim() || undefined }} />
          <Link to="/categories/bin" className="button">
            {say("bin")}
          </Link>
          {mayWrite && (
            <button type="button" className="button button-main" onClick={() => setIsAdding(true)}>
              <PlusIcon size={16} /> {say("newCategory")}
            </button>
          )}
        </>
      }
    >
      <Loaded query={answer} lines={10}>
        {({ data }) => (
          <Categories all={data.map((one) => ({ ...one, name: names.category(one) }))} text={text} onType={setText} />
        )}
      </Loaded>
      {isAdding && <NewCategory onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

type CategoriesProps = { all: readonly CategoryRow[]; text: string; onType: (text: string) => void };

function Categories({ all, text, onType }: CategoriesProps) {
  const say = useText();
  const mayWrite = useMay("catalogue:write");
  const client = useQueryClient();
  const navigate = useNavigate();
  const wanted = text.trim().toLocaleLowerCase();
  const found = wanted ? all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) : null;
  const { mutate } = useMutation({
    mutationFn: ({ uid, target, position }: { uid: string; target: string; position: Position }) => {
      const categories = changesOfMove(all, uid, target, position);
      return categories.length > 0 ? send("PUT", "/catalog/categories", { categories }) : Promise.resolve(null);
    },
    onSuccess: async (_, { uid }) => {
      await client.invalidateQueries({ queryKey: key });
      tell(say("moved", { name: all.find((one) => one.uid === uid)?.name ?? uid }));
    },
    onError: (error) => tell(messageOf(error, say)),
  });
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayWrite,
    getItems: (keys) => [...keys].map((one) => ({ "text/plain": String(one) })),
    onMove: ({ keys, target }) => {
      const [uid] = [...keys];
      if (uid !== undefined) mutate({ uid: String(uid), target: String(target.key), position: target.dropPosition });
    },
  });
  const nodes = found ? found.map((one) => ({ ...one, children: [] })) : treeOf(all);
  const parents = all.filter(({ uid }) => all.some(({ parent }) => parent === uid)).map(({ uid }) => uid);
  return (
    <>
      <search className="toolbar">
        <SearchBox text={text} onType={onType} />
      </search>
      {mayWrite && <p className="field-hint tree-hint">{say("treeHint")}</p>}
      <Tree
        className="tree"
        aria-label={say("categories")}
        items={nodes}
        defaultExpandedKeys={parents}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(uid) => {
          const id = all.find((one) => one.uid === uid)?.id;
          if (id !== undefined) void navigate({ to: "/categories/$id", params: { id: String(id) } });
        }}
        renderEmptyState={() => <p className="lead">{say(wanted ? "listNone" : "listEmpty")}</p>}
      >
        {(node: Node) => <Branch node={node} />}
      </Tree>
    </>
  );
}

function Branch({ node }: { node: Node }) {
  const say = useText();
  return (
    <TreeItem id={node.uid} textValue={node.name} className="tree-item">
      <TreeItemContent>
        {({ hasChildItems, allowsDragging }) => (
          <div className="tree-row">
            {allowsDragging && (
              <Button slot="drag" className="icon-button" aria-label={say("move", { name: node.name })}>
                <MenuIcon size={16} />
              </Button>
            )}
            <span className="tree-indent" />
            {hasChildItems ? (
              <Button slot="chevron" className="tree-chevron" aria-label={node.name}>
                <ChevronIcon size={16} />
              </Button>
            ) : (
              <span className="tree-chevron" />
            )}
            <span className="tree-name">
              <strong>{node.name}</strong>
              <span className="list-sub">{node.uid}</span>
            </span>
            {!node.is_visible && <span className="tag">{say("hidden")}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children}>{(child) => <Branch node={child} />}</Collection>
    </TreeItem>
  );
}

function NewCategory({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => send("POST", "/catalog/categories", body),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      onClose();
    },
  });
  const problems = (error instanceof ApiProblem && error.body.errors) || {};
  const submit = (values: FormData) => mutate({ name, uid: values.get("uid") });
  return (
    <Dialog title={say("newCategory")} onClose={onClose}>
      <DialogForm act={say("create")} isDisabled={isPending} onLeave={onClose} onSubmit={submit}>
        <TextField
          label={say("name")}
          value={name}
          onChange={({ target }) => setName(target.value)}
          problem={problems.name}
        />
        <TextField
          key={handleOf(name)}
          label={say("uid")}
          hint={say("uidHint")}
          name="uid"
          defaultValue={handleOf(name)}
          problem={problems.uid}
        />
      </DialogForm>
    </Dialog>
  );
}
