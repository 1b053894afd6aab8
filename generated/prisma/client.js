// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 3c5611be237b3170efe0bd73f7a28586bbb389962cd17b2cf3e5b48456270884.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// Whose that is; null for nobody's.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// What a thing said until somebody edited it. Nothing refers to the thing, which may be in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 in each thing.
  number     Int
  /// Whose the thing is, so that an erasure finds all that it has to take; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// What is hidden, held for approval or deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where nobody did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when nobody else takes it over from whoever makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int      @id @default(autoincrement())
  title       String   @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Who they are there: a name that means nothing, and that nobody else gets.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// What servers on one database must share and nobody else may know. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and seen by nobody.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")

  store Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items OrderItem[]

  @@map("products")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by whoever adds one: two uploads that race for
/// the last of a quota find out here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model LimitCount {
  /// Of a hash, which tells nothing of who was counted.
  key    String   @id
  count  Int
  endsAt DateTime @map("ends_at") @db.Timestamptz(6)

  @@index([endsAt])
  @@map("limit_counts")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"LimitCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"}],"dbName":"limit_counts","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","LimitCount.findUnique","LimitCount.findUniqueOrThrow","LimitCount.findFirst","LimitCount.findFirstOrThrow","LimitCount.findMany","LimitCount.createOne","LimitCount.createMany","LimitCount.createManyAndReturn","LimitCount.updateOne","LimitCount.updateMany","LimitCount.updateManyAndReturn","LimitCount.upsertOne","LimitCount.deleteOne","LimitCount.deleteMany","LimitCount.groupBy","LimitCount.aggregate","AND","OR","NOT","key","count","endsAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","expire","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "vhbRA9wFMxAAAJ0LACARAACeCwAgEgAAnwsAIBMAAKALACAUAAChCwAgFQAAogsAIBYAAKMLACAXAAD_CgAgGwAApAsAIBwAAOwKACAhAACmCwAgIwAApQsAICUAAKcLACAqAACoCwAgLQAAqQsAIC8AAKsLACAwAACsCwAgNAAAqgsAIDUAAK0LACA2AACuCwAgOQAArwsAIDoAAK8LACA7AACvCwAgPQAAsAsAID4AALALACA_AACxCwAgQAAAsgsAIEIAALMLACBDAAC0CwAgqAYAAJsLADCpBgAAmgEAEKoGAACbCwAwugYCAAAAAcYGQACMCgAh3gYBAK8KACGJB0AAsAoAIdcHAQAAAAHiBwEAAAAB4wdAALAKACHkBwEArwoAIeYHAACcC-YHIucHQACwCgAh6AdAALAKACHpBwEArwoAIeoHQACwCgAh6wdAALAKACHsBwEArwoAIe0HAgCLCgAh7gcgALEKACHvB0AAsAoAIfAHIACxCgAhAQAAAAEAIBIDAAC6CgAgBQAA-gsAIA8AAPsLACCoBgAA-QsAMKkGAAADABCqBgAA-QsAMLoGAgCLCgAhwAYCAPoKACHBBgAAlQoAIMYGQACMCgAhxwZAALAKACHMBgAB7woAIdQGAgCLCgAh1gYBAIoKACGdB0AAsAoAId8HAQCKCgAh4AdAALAKACHhBwIA-goAIQgDAAC8DQAgBQAAiRQAIA8AAIsUACDABgAAjQwAIMcGAACNDAAgnQcAAI0MACDgBwAAjQwAIOEHAACNDAAgEgMAALoKACAFAAD6CwAgDwAA-wsAIKgGAAD5CwAwqQYAAAMAEKoGAAD5CwAwugYCAAAAAcAGAgD6CgAhwQYAAJUKACDGBkAAjAoAIccGQACwCgAhzAYAAQAAAdQGAgCLCgAh1gYBAIoKACGdB0AAsAoAId8HAQCKCgAh4AdAALAKACHhBwIA-goAIQMAAAADACABAAAEADACAAAFACAPBAAAugoAIAwAAO0LACANAACfCwAgDgAAnQsAIKgGAADrCwAwqQYAAAcAEKoGAADrCwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHXBgEAigoAIdgGAAHsCwAh2QYAAKkKACDaBgAAqQoAIAEAAAAHACAMAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAIsKACHABgIAiwoAIcEGAACVCgAgxgZAAIwKACHUBgIAiwoAIQQDAAC8DQAgBQAAiRQAIAsAAI0UACAMAACIFAAgDQMAALoKACAFAADvCwAgCwAA-AsAIAwAAO0LACCoBgAA9wsAMKkGAAAJABCqBgAA9wsAMLoGAgAAAAHABgIAiwoAIcEGAACVCgAgxgZAAIwKACHUBgIAiwoAIfsHAAD2CwAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAAD0CwAgCAAA9QsAIAkAAJ0LACCoBgAA8wsAMKkGAAANABCqBgAA8wsAMLoGAgCLCgAhwQYAAJUKACDEBgIAiwoAIcYGQACMCgAhxwZAAIwKACHPBgAB7AsAIdAGAQCvCgAh0QYBAK8KACHSBkAAsAoAIdMGQACwCgAhCAYAAIoUACAIAACMFAAgCQAA4xMAIM8GAACNDAAg0AYAAI0MACDRBgAAjQwAINIGAACNDAAg0wYAAI0MACAQBgAA9AsAIAgAAPULACAJAACdCwAgqAYAAPMLADCpBgAADQAQqgYAAPMLADC6BgIAAAABwQYAAJUKACDEBgIAiwoAIcYGQACMCgAhxwZAAIwKACHPBgABAAAB0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACEDAAAADQAgAQAADgAwAgAADwAgCAcAAPILACCoBgAA8QsAMKkGAAARABCqBgAA8QsAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhAgcAAIsUACDOBgAAjQwAIAgHAADyCwAgqAYAAPELADCpBgAAEQAQqgYAAPELADDGBkAAjAoAIcwGAAEAAAHNBgIAiwoAIc4GQACwCgAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAADvCwAgBgAA8AsAIKgGAADuCwAwqQYAABgAEKoGAADuCwAwvgYAAe8KACG_BgAB7woAIcAGAgCLCgAhwQYAAJUKACDCBgIAiwoAIcMGQACwCgAhxAYCAPoKACHFBkAAsAoAIcYGQACMCgAhxwZAAIwKACEFBQAAiRQAIAYAAIoUACDDBgAAjQwAIMQGAACNDAAgxQYAAI0MACAPBQAA7wsAIAYAAPALACCoBgAA7gsAMKkGAAAYABCqBgAA7gsAML4GAAEAAAG_BgABAAABwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAAvA0AIAwAAIgUACANAADlEwAgDgAA4xMAINgGAACNDAAgDwQAALoKACAMAADtCwAgDQAAnwsAIA4AAJ0LACCoBgAA6wsAMKkGAAAHABCqBgAA6wsAMLoGAgAAAAHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHXBgEAAAAB2AYAAewLACHZBgAAqQoAINoGAACpCgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAAugoAIKgGAAD0CgAwqQYAACkAEKoGAAD0CgAwxgZAAIwKACHUBgIAiwoAIaIHAQCKCgAhowcEALkKACGkBwIAiwoAIaUHQACwCgAhAQAAACkAIAcDAAC6CgAgqAYAAOoLADCpBgAAKwAQqgYAAOoLADDMBgAB7woAIc4GQACwCgAh1AYCAIsKACECAwAAvA0AIM4GAACNDAAgCAMAALoKACCoBgAA6gsAMKkGAAArABCqBgAA6gsAMMwGAAHvCgAhzgZAALAKACHUBgIAiwoAIfoHAADpCwAgAwAAACsAIAEAACwAMAIAAC0AIA0DAAC6CgAgqAYAAOgLADCpBgAALwAQqgYAAOgLADC6BgIAiwoAIcYGQACMCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAhngcAAe8KACGfBwAB7woAIaAHBAC5CgAhoQcAAKkKACACAwAAvA0AIJ0HAACNDAAgDQMAALoKACCoBgAA6AsAMKkGAAAvABCqBgAA6AsAMLoGAgAAAAHGBkAAjAoAIdQGAgCLCgAh1gYBAIoKACGdB0AAsAoAIZ4HAAEAAAGfBwAB7woAIaAHBAC5CgAhoQcAAKkKACADAAAALwAgAQAAMAAwAgAAMQAgCgMAALoKACCoBgAA5wsAMKkGAAAzABCqBgAA5wsAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIQIDAAC8DQAgnQcAAI0MACALAwAAugoAIKgGAADnCwAwqQYAADMAEKoGAADnCwAwugYCAAAAAcYGQACMCgAh1AYCAIsKACGbBwEAigoAIZwHAQCKCgAhnQdAALAKACH5BwAA5gsAIAMAAAAzACABAAA0ADACAAA1ACARGAAA5QsAIBkAALoKACAbAACkCwAgqAYAAOQLADCpBgAANwAQqgYAAOQLADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACHoBgEAigoAIeoGAQCKCgAhsAcCAIsKACGxByAAsQoAIbIHIACxCgAhswcCAIsKACG0B0AAjAoAIbUHAgCLCgAhAxgAAIcUACAZAAC8DQAgGwAA6hMAIBEYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgAAAAHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACHqBgEAigoAIbAHAgCLCgAhsQcgALEKACGyByAAsQoAIbMHAgCLCgAhtAdAAIwKACG1BwIAiwoAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAoZAAC6CgAgGgAA4wsAIKgGAADiCwAwqQYAAD0AEKoGAADiCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACGvBwIAiwoAIQIZAAC8DQAgGgAAhhQAIAoZAAC6CgAgGgAA4wsAIKgGAADiCwAwqQYAAD0AEKoGAADiCwAwugYCAAAAAcYGQACMCgAh5wYCAIsKACHoBgEAigoAIa8HAgCLCgAhAwAAAD0AIAEAAD4AMAIAAD8AIAEAAAA9ACADAAAAPQAgAQAAPgAwAgAAPwAgERkAALoKACAdAADfCwAgIgAA4AsAICMAAKULACAkAADhCwAgqAYAAN0LADCpBgAAQwAQqgYAAN0LADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACHqBgEAigoAIe8GAADeC5YHIpIHAQCKCgAhlAcCAPoKACGWBwIA-goAIZcHAgCLCgAhBxkAALwNACAdAACEFAAgIgAAgxQAICMAAOsTACAkAACFFAAglAcAAI0MACCWBwAAjQwAIBIZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAAAAAcYGQACMCgAh5wYCAIsKACHqBgEAigoAIe8GAADeC5YHIpIHAQCKCgAhlAcCAPoKACGWBwIA-goAIZcHAgCLCgAh-AcAANwLACADAAAAQwAgAQAARAAwAgAARQAgBxwAAOwKACCoBgAA6woAMKkGAABHABCqBgAA6woAMLoGAgCLCgAh1gYBAIoKACGDBwEAigoAIQEAAABHACADAAAAQwAgAQAARAAwAgAARQAgAQAAAEMAIA0ZAAC6CgAgHgAA4woAIB8AANgLACAhAACmCwAgqAYAANcLADCpBgAASwAQqgYAANcLADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACGQBwIAiwoAIZIHAQCKCgAhkwcCAIsKACEBAAAASwAgAQAAAEMAIAkDAAC6CgAgIAAA2wsAIKgGAADaCwAwqQYAAE4AEKoGAADaCwAwxgZAAIwKACHUBgIAiwoAIekGAgCLCgAhkQcCAIsKACECAwAAvA0AICAAAIMUACAKAwAAugoAICAAANsLACCoBgAA2gsAMKkGAABOABCqBgAA2gsAMMYGQACMCgAh1AYCAIsKACHpBgIAiwoAIZEHAgCLCgAh9wcAANkLACADAAAATgAgAQAATwAwAgAAUAAgAQAAAE4AIAQZAAC8DQAgHgAA_g4AIB8AAP4OACAhAADsEwAgDhkAALoKACAeAADjCgAgHwAA2AsAICEAAKYLACCoBgAA1wsAMKkGAABLABCqBgAA1wsAMLoGAgAAAAHGBkAAjAoAIecGAgCLCgAhkAcCAIsKACGSBwEAigoAIZMHAgCLCgAh9gcAANYLACADAAAASwAgAQAAUwAwAgAAVAAgBR4AAOMKACCoBgAA4goAMKkGAABWABCqBgAA4goAMJAHAgCLCgAhAQAAAFYAIAEAAABLACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAE4AIAEAAE8AMAIAAFAAIAsDAAC6CgAgqAYAANULADCpBgAAWwAQqgYAANULADCrBgEAigoAIcYGQACMCgAh1AYCAIsKACHvBgIAiwoAIZIHAQCKCgAh1AcBAIoKACHVBwAB7woAIQEDAAC8DQAgDAMAALoKACCoBgAA1QsAMKkGAABbABCqBgAA1QsAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAh9QcAANQLACADAAAAWwAgAQAAXAAwAgAAXQAgDQQAALoKACAsAADTCwAgqAYAANELADCpBgAAXwAQqgYAANELADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIesGAQCKCgAh7wYAANILjwcigwcBAIoKACGPByAAsQoAIQIEAAC8DQAgLAAAghQAIA0EAAC6CgAgLAAA0wsAIKgGAADRCwAwqQYAAF8AEKoGAADRCwAwugYCAAAAAcYGQACMCgAh1QYCAIsKACHWBgEAigoAIesGAQCKCgAh7wYAANILjwcigwcBAAAAAY8HIACxCgAhAwAAAF8AIAEAAGAAMAIAAGEAIBgdAQCKCgAhJgAA0AsAICgAAMQLACCoBgAAzQsAMKkGAABjABCqBgAAzQsAMLoGAgCLCgAhxgZAAIwKACHVBgIA-goAIeoGAQCKCgAh6wYBAIoKACHvBgAAzwuIByL3BgIA-goAIfoGEADLCwAhgwcBAK8KACGEBwEArwoAIYUHEADOCwAhhgcCAIsKACGIBwEArwoAIYkHQACwCgAhigcCAIsKACGLByAAsQoAIYwHAQCKCgAhjQcBAIoKACEJJgAAgRQAICgAAP0TACDVBgAAjQwAIPcGAACNDAAggwcAAI0MACCEBwAAjQwAIIUHAACNDAAgiAcAAI0MACCJBwAAjQwAIBgdAQCKCgAhJgAA0AsAICgAAMQLACCoBgAAzQsAMKkGAABjABCqBgAAzQsAMLoGAgAAAAHGBkAAjAoAIdUGAgD6CgAh6gYBAIoKACHrBgEAigoAIe8GAADPC4gHIvcGAgD6CgAh-gYQAMsLACGDBwEArwoAIYQHAQCvCgAhhQcQAM4LACGGBwIAiwoAIYgHAQCvCgAhiQdAALAKACGKBwIAiwoAIYsHIACxCgAhjAcBAIoKACGNBwEAigoAIQMAAABjACABAABkADACAABlACABAAAAXwAgDCkAAMgLACArAADMCwAgqAYAAMoLADCpBgAAaAAQqgYAAMoLADDqBgEAigoAIfcGAgD6CgAh-AYCAIsKACH5BgIAiwoAIfoGEADLCwAh-wYCAIsKACH8BgEArwoAIQQpAAD_EwAgKwAAgBQAIPcGAACNDAAg_AYAAI0MACANKQAAyAsAICsAAMwLACCoBgAAygsAMKkGAABoABCqBgAAygsAMOoGAQCKCgAh9wYCAPoKACH4BgIAiwoAIfkGAgCLCgAh-gYQAMsLACH7BgIAiwoAIfwGAQCvCgAh9AcAAMkLACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAYpAADICwAgqAYAAMcLADCpBgAAbQAQqgYAAMcLADD3BgIAiwoAIfgGAgCLCgAhASkAAP8TACAHKQAAyAsAIKgGAADHCwAwqQYAAG0AEKoGAADHCwAw9wYCAIsKACH4BgIAiwoAIfMHAADGCwAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAABoACABAAAAbQAgAQAAAGgAIAEAAABjACANJwAAugoAICgAAMQLACAqAADFCwAgqAYAAMELADCpBgAAdQAQqgYAAMELADC6BgIAiwoAIcYGQACMCgAh7wYAAMMLgQci_gYAAMIL_gYi_wYCAIsKACGBB0AAsAoAIYIHAQCvCgAhBScAALwNACAoAAD9EwAgKgAA_hMAIIEHAACNDAAgggcAAI0MACANJwAAugoAICgAAMQLACAqAADFCwAgqAYAAMELADCpBgAAdQAQqgYAAMELADC6BgIAAAABxgZAAIwKACHvBgAAwwuBByL-BgAAwgv-BiL_BgIAiwoAIYEHQACwCgAhggcBAK8KACEDAAAAdQAgAQAAdgAwAgAAdwAgGRkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAiwoAIcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQCKCgAh5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACEJGQAAvA0AIC8AAPETACAwAADyEwAgMQAA_BMAIDIAAPsTACDwBgAAjQwAIPEGAACNDAAg8gYAAI0MACDzBgAAjQwAIBkZAAC6CgAgLwAAqwsAIDAAAKwLACAxAADACwAgMgAAuAsAIKgGAAC8CwAwqQYAAHkAEKoGAAC8CwAwugYCAAAAAcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQAAAAHnBgIAiwoAIeoGAQCKCgAh6wYBAIoKACHtBgAAvQvtBiLvBgAAvgvvBiLwBggAvwsAIfEGAgD6CgAh8gYCAPoKACHzBgEArwoAIfQGAgCLCgAh9QYCAIsKACH2BgIAiwoAIQMAAAB5ACABAAB6ADACAAB7ACAKGQAAugoAIC4AAL4KACCoBgAAuwsAMKkGAAB9ABCqBgAAuwsAMLoGAgCLCgAhxgZAAIwKACHdBgIAiwoAIecGAgCLCgAh6AYBAIoKACECGQAAvA0AIC4AALMNACAKGQAAugoAIC4AAL4KACCoBgAAuwsAMKkGAAB9ABCqBgAAuwsAMLoGAgAAAAHGBkAAjAoAId0GAgCLCgAh5wYCAIsKACHoBgEAigoAIQMAAAB9ACABAAB-ADACAAB_ACAJAwAAugoAIC4AAL4KACCoBgAAugsAMKkGAACBAQAQqgYAALoLADDGBkAAjAoAIdQGAgCLCgAh3QYCAIsKACHpBgIAiwoAIQIDAAC8DQAgLgAAsw0AIAoDAAC6CgAgLgAAvgoAIKgGAAC6CwAwqQYAAIEBABCqBgAAugsAMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAh8gcAALkLACADAAAAgQEAIAEAAIIBADACAACDAQAgBi4AAL4KACAxAgCLCgAhqAYAAL0KADCpBgAAhQEAEKoGAAC9CgAw3QYCAIsKACEBAAAAhQEAIA0uAACzCgAgMwAAsgoAIKgGAACuCgAwqQYAAIcBABCqBgAArgoAMLoGAgCLCgAhxgZAAIwKACHHBkAAsAoAIdsGAQCKCgAh3AYCAPoKACHdBgIA-goAId4GAQCvCgAh3wYgALEKACEBAAAAhwEAIA8EAAC6CgAgMgAAuAsAIKgGAAC3CwAwqQYAAIkBABCqBgAAtwsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh4QYBAIoKACHiBgQAuQoAIeMGAQCKCgAh5AYBAIoKACHlBkAAjAoAIeYGAQCKCgAhAQAAAIkBACABAAAAhwEAIAEAAAB5ACABAAAAfQAgAQAAAIEBACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAIEBACABAACCAQAwAgAAgwEAIAIEAAC8DQAgMgAA-xMAIA8EAAC6CgAgMgAAuAsAIKgGAAC3CwAwqQYAAIkBABCqBgAAtwsAMLoGAgAAAAHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAAAAB5QZAAIwKACHmBgEAigoAIQMAAACJAQAgAQAAkQEAMAIAAJIBACAHBAAAugoAIDUCAIsKACGoBgAAuAoAMKkGAACUAQAQqgYAALgKADDVBgIAiwoAIeAGBAC5CgAhAQAAAJQBACATGQAAmAsAIDcAALoKACA4AACYCwAgqAYAALULADCpBgAAlgEAEKoGAAC1CwAwugYCAIsKACHGBkAAjAoAIecGAgD6CgAh7wYAALYLzQcivwcBAIoKACHABwIAiwoAIcYHAQCKCgAhygcCAIsKACHLBwEArwoAIc0HAgD6CgAhzgcBAK8KACHPB0AAsAoAIdAHQACwCgAhCRkAALwNACA3AAC8DQAgOAAAvA0AIOcGAACNDAAgywcAAI0MACDNBwAAjQwAIM4HAACNDAAgzwcAAI0MACDQBwAAjQwAIBMZAACYCwAgNwAAugoAIDgAAJgLACCoBgAAtQsAMKkGAACWAQAQqgYAALULADC6BgIAAAABxgZAAIwKACHnBgIA-goAIe8GAAC2C80HIr8HAQCKCgAhwAcCAIsKACHGBwEAigoAIcoHAgCLCgAhywcBAK8KACHNBwIA-goAIc4HAQCvCgAhzwdAALAKACHQB0AAsAoAIQMAAACWAQAgAQAAlwEAMAIAAJgBACAzEAAAnQsAIBEAAJ4LACASAACfCwAgEwAAoAsAIBQAAKELACAVAACiCwAgFgAAowsAIBcAAP8KACAbAACkCwAgHAAA7AoAICEAAKYLACAjAAClCwAgJQAApwsAICoAAKgLACAtAACpCwAgLwAAqwsAIDAAAKwLACA0AACqCwAgNQAArQsAIDYAAK4LACA5AACvCwAgOgAArwsAIDsAAK8LACA9AACwCwAgPgAAsAsAID8AALELACBAAACyCwAgQgAAswsAIEMAALQLACCoBgAAmwsAMKkGAACaAQAQqgYAAJsLADC6BgIAiwoAIcYGQACMCgAh3gYBAK8KACGJB0AAsAoAIdcHAQCvCgAh4gcBAIoKACHjB0AAsAoAIeQHAQCvCgAh5gcAAJwL5gci5wdAALAKACHoB0AAsAoAIekHAQCvCgAh6gdAALAKACHrB0AAsAoAIewHAQCvCgAh7QcCAIsKACHuByAAsQoAIe8HQACwCgAh8AcgALEKACEBAAAAmgEAIAEAAACaAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAOBAAAmAsAIDwAALoKACCoBgAAmgsAMKkGAACfAQAQqgYAAJoLADC5BkAAjAoAIboGAgCLCgAh1QYCAPoKACHqBgEArwoAIZIHAQCKCgAhvwcBAIoKACHABwIAiwoAIcgHAgCLCgAhyQcCAIsKACEEBAAAvA0AIDwAALwNACDVBgAAjQwAIOoGAACNDAAgDwQAAJgLACA8AAC6CgAgqAYAAJoLADCpBgAAnwEAEKoGAACaCwAwuQZAAIwKACG6BgIAAAAB1QYCAPoKACHqBgEArwoAIZIHAQCKCgAhvwcBAIoKACHABwIAiwoAIcgHAgCLCgAhyQcCAIsKACHxBwAAmQsAIAMAAACfAQAgAQAAoAEAMAIAAKEBACABAAAAmgEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACAOAwAAmAsAIEkAAPkKACCoBgAAlwsAMKkGAAClAQAQqgYAAJcLADC6BgIAiwoAIcYGQACMCgAh1AYCAPoKACG4BwIAiwoAIb0HAQCvCgAh2wcBAIoKACHcBwEAigoAId0HQACMCgAh3gdAALAKACEEAwAAvA0AINQGAACNDAAgvQcAAI0MACDeBwAAjQwAIA4DAACYCwAgSQAA-QoAIKgGAACXCwAwqQYAAKUBABCqBgAAlwsAMLoGAgAAAAHGBkAAjAoAIdQGAgD6CgAhuAcCAIsKACG9BwEArwoAIdsHAQCKCgAh3AcBAIoKACHdB0AAjAoAId4HQACwCgAhAwAAAKUBACABAACmAQAwAgAApwEAIAEAAACaAQAgCwMAALoKACCoBgAAlgsAMKkGAACqAQAQqgYAAJYLADDGBkAAjAoAIccGQACMCgAhzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAh1gcBAIoKACHXBwEAigoAIQIDAAC8DQAgzgYAAI0MACALAwAAugoAIKgGAACWCwAwqQYAAKoBABCqBgAAlgsAMMYGQACMCgAhxwZAAIwKACHMBgABAAABzgZAALAKACHUBgIAiwoAIdYHAQCKCgAh1wcBAIoKACEDAAAAqgEAIAEAAKsBADACAACsAQAgC0EAALoKACCoBgAAlQsAMKkGAACuAQAQqgYAAJULADC6BgIAiwoAIcYGQACMCgAhxwZAAIwKACHMBgAB7woAIdgHAgCLCgAh2QcCAIsKACHaBwIAiwoAIQFBAAC8DQAgC0EAALoKACCoBgAAlQsAMKkGAACuAQAQqgYAAJULADC6BgIAAAABxgZAAIwKACHHBkAAjAoAIcwGAAEAAAHYBwIAiwoAIdkHAgCLCgAh2gcCAIsKACEDAAAArgEAIAEAAK8BADACAACwAQAgEwMAALoKACCoBgAAlAsAMKkGAACyAQAQqgYAAJQLADC6BgIAiwoAIbsGQACwCgAhwwZAAIwKACHHBkAAsAoAIdQGAgCLCgAh4AYEALkKACHkBgEArwoAIbcHAQCKCgAhuAcCAIsKACG5BwIAiwoAIboHAgCLCgAhuwcEALkKACG8BwIAiwoAIb0HAQCvCgAhvgdAALAKACEGAwAAvA0AILsGAACNDAAgxwYAAI0MACDkBgAAjQwAIL0HAACNDAAgvgcAAI0MACATAwAAugoAIKgGAACUCwAwqQYAALIBABCqBgAAlAsAMLoGAgAAAAG7BkAAsAoAIcMGQACMCgAhxwZAALAKACHUBgIAiwoAIeAGBAC5CgAh5AYBAAAAAbcHAQCKCgAhuAcCAIsKACG5BwIAiwoAIboHAgCLCgAhuwcEALkKACG8BwIAiwoAIb0HAQCvCgAhvgdAALAKACEDAAAAsgEAIAEAALMBADACAAC0AQAgAQAAAAMAIAEAAAAHACABAAAACQAgAQAAACsAIAEAAAAvACABAAAAMwAgAQAAADcAIAEAAAA9ACABAAAAQwAgAQAAAEsAIAEAAABOACABAAAAWwAgAQAAAF8AIAEAAAB1ACABAAAAeQAgAQAAAH0AIAEAAACBAQAgAQAAAIkBACABAAAAlgEAIAEAAACWAQAgAQAAAJYBACABAAAAnwEAIAEAAACfAQAgAQAAAKUBACABAAAAqgEAIAEAAACuAQAgAQAAALIBACABAAAAAQAgKRAAAOMTACARAADkEwAgEgAA5RMAIBMAAOYTACAUAADnEwAgFQAA6BMAIBYAAOkTACAXAACxEAAgGwAA6hMAIBwAANcPACAhAADsEwAgIwAA6xMAICUAAO0TACAqAADuEwAgLQAA7xMAIC8AAPETACAwAADyEwAgNAAA8BMAIDUAAPMTACA2AAD0EwAgOQAA9RMAIDoAAPUTACA7AAD1EwAgPQAA9hMAID4AAPYTACA_AAD3EwAgQAAA-BMAIEIAAPkTACBDAAD6EwAg3gYAAI0MACCJBwAAjQwAINcHAACNDAAg4wcAAI0MACDkBwAAjQwAIOcHAACNDAAg6AcAAI0MACDpBwAAjQwAIOoHAACNDAAg6wcAAI0MACDsBwAAjQwAIO8HAACNDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAEBSQAA1gEAIBO6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QcCAAAAAe4HIAAAAAHvB0AAAAAB8AcgAAAAAQFJAADYAQAwAUkAANgBADAwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACECAAAAAQAgSQAA2wEAIBO6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACARCgAA-RAAIFYAAPoQACBXAAD9EAAgWAAA_BAAIFkAAPsQACDeBgAAjQwAIIkHAACNDAAg1wcAAI0MACDjBwAAjQwAIOQHAACNDAAg5wcAAI0MACDoBwAAjQwAIOkHAACNDAAg6gcAAI0MACDrBwAAjQwAIOwHAACNDAAg7wcAAI0MACAWqAYAAJALADCpBgAA5AEAEKoGAACQCwAwugYCAIAKACHGBkAAgQoAId4GAQCiCgAhiQdAAJYKACHXBwEAogoAIeIHAQD_CQAh4wdAAJYKACHkBwEAogoAIeYHAACRC-YHIucHQACWCgAh6AdAAJYKACHpBwEAogoAIeoHQACWCgAh6wdAAJYKACHsBwEAogoAIe0HAgCACgAh7gcgAKsKACHvB0AAlgoAIfAHIACrCgAhAwAAAJoBACABAADjAQAwVQAA5AEAIAMAAACaAQAgAQAA0gEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgDwMAAL4MACAFAAC_DAAgDwAAjA0AILoGAgAAAAHABgIAAAABwQYAAL0MACDGBkAAAAABxwZAAAAAAcwGAAEAAAHUBgIAAAAB1gYBAAAAAZ0HQAAAAAHfBwEAAAAB4AdAAAAAAeEHAgAAAAEBSQAA7AEAIAy6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAHhBwIAAAABAUkAAO4BADABSQAA7gEAMAEAAAAHACABAAAADQAgDwMAALoMACAFAAC7DAAgDwAAig0AILoGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACHhBwIAlgwAIQIAAAAFACBJAADzAQAgDLoGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACHhBwIAlgwAIQIAAAADACBJAAD1AQAgAgAAAAMAIEkAAPUBACABAAAABwAgAQAAAA0AIAMAAAAFACBQAADsAQAgUQAA8wEAIAEAAAAFACABAAAAAwAgCgoAAPQQACBWAAD1EAAgVwAA-BAAIFgAAPcQACBZAAD2EAAgwAYAAI0MACDHBgAAjQwAIJ0HAACNDAAg4AcAAI0MACDhBwAAjQwAIA-oBgAAjwsAMKkGAAD-AQAQqgYAAI8LADC6BgIAgAoAIcAGAgCXCgAhwQYAAJUKACDGBkAAgQoAIccGQACWCgAhzAYAAZQKACHUBgIAgAoAIdYGAQD_CQAhnQdAAJYKACHfBwEA_wkAIeAHQACWCgAh4QcCAJcKACEDAAAAAwAgAQAA_QEAMFUAAP4BACADAAAAAwAgAQAABAAwAgAABQAgAQAAAKcBACABAAAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAsDAADzEAAgSYAAAAABugYCAAAAAcYGQAAAAAHUBgIAAAABuAcCAAAAAb0HAQAAAAHbBwEAAAAB3AcBAAAAAd0HQAAAAAHeB0AAAAABAUkAAIYCACAKSYAAAAABugYCAAAAAcYGQAAAAAHUBgIAAAABuAcCAAAAAb0HAQAAAAHbBwEAAAAB3AcBAAAAAd0HQAAAAAHeB0AAAAABAUkAAIgCADABSQAAiAIAMAEAAACaAQAgCwMAAPIQACBJgAAAAAG6BgIAggwAIcYGQACDDAAh1AYCAJYMACG4BwIAggwAIb0HAQCqDAAh2wcBAIEMACHcBwEAgQwAId0HQACDDAAh3gdAAJUMACECAAAApwEAIEkAAIwCACAKSYAAAAABugYCAIIMACHGBkAAgwwAIdQGAgCWDAAhuAcCAIIMACG9BwEAqgwAIdsHAQCBDAAh3AcBAIEMACHdB0AAgwwAId4HQACVDAAhAgAAAKUBACBJAACOAgAgAgAAAKUBACBJAACOAgAgAQAAAJoBACADAAAApwEAIFAAAIYCACBRAACMAgAgAQAAAKcBACABAAAApQEAIAgKAADtEAAgVgAA7hAAIFcAAPEQACBYAADwEAAgWQAA7xAAINQGAACNDAAgvQcAAI0MACDeBwAAjQwAIA1JAAD2CgAgqAYAAI4LADCpBgAAlgIAEKoGAACOCwAwugYCAIAKACHGBkAAgQoAIdQGAgCXCgAhuAcCAIAKACG9BwEAogoAIdsHAQD_CQAh3AcBAP8JACHdB0AAgQoAId4HQACWCgAhAwAAAKUBACABAACVAgAwVQAAlgIAIAMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAsAEAIAEAAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgCEEAAOwQACC6BgIAAAABxgZAAAAAAccGQAAAAAHMBgABAAAB2AcCAAAAAdkHAgAAAAHaBwIAAAABAUkAAJ4CACAHugYCAAAAAcYGQAAAAAHHBkAAAAABzAYAAQAAAdgHAgAAAAHZBwIAAAAB2gcCAAAAAQFJAACgAgAwAUkAAKACADAIQQAA6xAAILoGAgCCDAAhxgZAAIMMACHHBkAAgwwAIcwGAAGTDAAh2AcCAIIMACHZBwIAggwAIdoHAgCCDAAhAgAAALABACBJAACjAgAgB7oGAgCCDAAhxgZAAIMMACHHBkAAgwwAIcwGAAGTDAAh2AcCAIIMACHZBwIAggwAIdoHAgCCDAAhAgAAAK4BACBJAAClAgAgAgAAAK4BACBJAAClAgAgAwAAALABACBQAACeAgAgUQAAowIAIAEAAACwAQAgAQAAAK4BACAFCgAA5hAAIFYAAOcQACBXAADqEAAgWAAA6RAAIFkAAOgQACAKqAYAAI0LADCpBgAArAIAEKoGAACNCwAwugYCAIAKACHGBkAAgQoAIccGQACBCgAhzAYAAZQKACHYBwIAgAoAIdkHAgCACgAh2gcCAIAKACEDAAAArgEAIAEAAKsCADBVAACsAgAgAwAAAK4BACABAACvAQAwAgAAsAEAIAEAAACsAQAgAQAAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACAIAwAA5RAAIMYGQAAAAAHHBkAAAAABzAYAAQAAAc4GQAAAAAHUBgIAAAAB1gcBAAAAAdcHAQAAAAEBSQAAtAIAIAfGBkAAAAABxwZAAAAAAcwGAAEAAAHOBkAAAAAB1AYCAAAAAdYHAQAAAAHXBwEAAAABAUkAALYCADABSQAAtgIAMAgDAADkEAAgxgZAAIMMACHHBkAAgwwAIcwGAAGTDAAhzgZAAJUMACHUBgIAggwAIdYHAQCBDAAh1wcBAIEMACECAAAArAEAIEkAALkCACAHxgZAAIMMACHHBkAAgwwAIcwGAAGTDAAhzgZAAJUMACHUBgIAggwAIdYHAQCBDAAh1wcBAIEMACECAAAAqgEAIEkAALsCACACAAAAqgEAIEkAALsCACADAAAArAEAIFAAALQCACBRAAC5AgAgAQAAAKwBACABAAAAqgEAIAYKAADfEAAgVgAA4BAAIFcAAOMQACBYAADiEAAgWQAA4RAAIM4GAACNDAAgCqgGAACMCwAwqQYAAMICABCqBgAAjAsAMMYGQACBCgAhxwZAAIEKACHMBgABlAoAIc4GQACWCgAh1AYCAIAKACHWBwEA_wkAIdcHAQD_CQAhAwAAAKoBACABAADBAgAwVQAAwgIAIAMAAACqAQAgAQAAqwEAMAIAAKwBACABAAAAXQAgAQAAAF0AIAMAAABbACABAABcADACAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAgDAADeEAAgqwYBAAAAAcYGQAAAAAHUBgIAAAAB7wYCAAAAAZIHAQAAAAHUBwEAAAAB1QcAAQAAAQFJAADKAgAgB6sGAQAAAAHGBkAAAAAB1AYCAAAAAe8GAgAAAAGSBwEAAAAB1AcBAAAAAdUHAAEAAAEBSQAAzAIAMAFJAADMAgAwCAMAAN0QACCrBgEAgQwAIcYGQACDDAAh1AYCAIIMACHvBgIAggwAIZIHAQCBDAAh1AcBAIEMACHVBwABkwwAIQIAAABdACBJAADPAgAgB6sGAQCBDAAhxgZAAIMMACHUBgIAggwAIe8GAgCCDAAhkgcBAIEMACHUBwEAgQwAIdUHAAGTDAAhAgAAAFsAIEkAANECACACAAAAWwAgSQAA0QIAIAMAAABdACBQAADKAgAgUQAAzwIAIAEAAABdACABAAAAWwAgBQoAANgQACBWAADZEAAgVwAA3BAAIFgAANsQACBZAADaEAAgCqgGAACLCwAwqQYAANgCABCqBgAAiwsAMKsGAQD_CQAhxgZAAIEKACHUBgIAgAoAIe8GAgCACgAhkgcBAP8JACHUBwEA_wkAIdUHAAGUCgAhAwAAAFsAIAEAANcCADBVAADYAgAgAwAAAFsAIAEAAFwAMAIAAF0AIAyoBgAAigsAMKkGAADeAgAQqgYAAIoLADC5BkAAjAoAIboGAgAAAAG_BwEAigoAIcAHAgD6CgAhxQcCAPoKACHGBwEArwoAIdEHAQCKCgAh0gcBAK8KACHTBwAA-QoAIAEAAADbAgAgAQAAANsCACAMqAYAAIoLADCpBgAA3gIAEKoGAACKCwAwuQZAAIwKACG6BgIAiwoAIb8HAQCKCgAhwAcCAPoKACHFBwIA-goAIcYHAQCvCgAh0QcBAIoKACHSBwEArwoAIdMHAAD5CgAgBMAHAACNDAAgxQcAAI0MACDGBwAAjQwAINIHAACNDAAgAwAAAN4CACABAADfAgAwAgAA2wIAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgCbkGQAAAAAG6BgIAAAABvwcBAAAAAcAHAgAAAAHFBwIAAAABxgcBAAAAAdEHAQAAAAHSBwEAAAAB0weAAAAAAQFJAADjAgAgCbkGQAAAAAG6BgIAAAABvwcBAAAAAcAHAgAAAAHFBwIAAAABxgcBAAAAAdEHAQAAAAHSBwEAAAAB0weAAAAAAQFJAADlAgAwAUkAAOUCADAJuQZAAIMMACG6BgIAggwAIb8HAQCBDAAhwAcCAJYMACHFBwIAlgwAIcYHAQCqDAAh0QcBAIEMACHSBwEAqgwAIdMHgAAAAAECAAAA2wIAIEkAAOgCACAJuQZAAIMMACG6BgIAggwAIb8HAQCBDAAhwAcCAJYMACHFBwIAlgwAIcYHAQCqDAAh0QcBAIEMACHSBwEAqgwAIdMHgAAAAAECAAAA3gIAIEkAAOoCACACAAAA3gIAIEkAAOoCACADAAAA2wIAIFAAAOMCACBRAADoAgAgAQAAANsCACABAAAA3gIAIAkKAADTEAAgVgAA1BAAIFcAANcQACBYAADWEAAgWQAA1RAAIMAHAACNDAAgxQcAAI0MACDGBwAAjQwAINIHAACNDAAgDKgGAACJCwAwqQYAAPECABCqBgAAiQsAMLkGQACBCgAhugYCAIAKACG_BwEA_wkAIcAHAgCXCgAhxQcCAJcKACHGBwEAogoAIdEHAQD_CQAh0gcBAKIKACHTBwAA9goAIAMAAADeAgAgAQAA8AIAMFUAAPECACADAAAA3gIAIAEAAN8CADACAADbAgAgAQAAAJgBACABAAAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIBAZAADREAAgNwAA0BAAIDgAANIQACC6BgIAAAABxgZAAAAAAecGAgAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcoHAgAAAAHLBwEAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQFJAAD5AgAgDboGAgAAAAHGBkAAAAAB5wYCAAAAAe8GAAAAzQcCvwcBAAAAAcAHAgAAAAHGBwEAAAABygcCAAAAAcsHAQAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABAUkAAPsCADABSQAA-wIAMAEAAACaAQAgAQAAAJoBACAQGQAAzhAAIDcAAM0QACA4AADPEAAgugYCAIIMACHGBkAAgwwAIecGAgCWDAAh7wYAAMwQzQcivwcBAIEMACHABwIAggwAIcYHAQCBDAAhygcCAIIMACHLBwEAqgwAIc0HAgCWDAAhzgcBAKoMACHPB0AAlQwAIdAHQACVDAAhAgAAAJgBACBJAACAAwAgDboGAgCCDAAhxgZAAIMMACHnBgIAlgwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcoHAgCCDAAhywcBAKoMACHNBwIAlgwAIc4HAQCqDAAhzwdAAJUMACHQB0AAlQwAIQIAAACWAQAgSQAAggMAIAIAAACWAQAgSQAAggMAIAEAAACaAQAgAQAAAJoBACADAAAAmAEAIFAAAPkCACBRAACAAwAgAQAAAJgBACABAAAAlgEAIAsKAADHEAAgVgAAyBAAIFcAAMsQACBYAADKEAAgWQAAyRAAIOcGAACNDAAgywcAAI0MACDNBwAAjQwAIM4HAACNDAAgzwcAAI0MACDQBwAAjQwAIBCoBgAAhQsAMKkGAACLAwAQqgYAAIULADC6BgIAgAoAIcYGQACBCgAh5wYCAJcKACHvBgAAhgvNByK_BwEA_wkAIcAHAgCACgAhxgcBAP8JACHKBwIAgAoAIcsHAQCiCgAhzQcCAJcKACHOBwEAogoAIc8HQACWCgAh0AdAAJYKACEDAAAAlgEAIAEAAIoDADBVAACLAwAgAwAAAJYBACABAACXAQAwAgAAmAEAIAEAAAChAQAgAQAAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACALBAAAxRAAIDwAAMYQACC5BkAAAAABugYCAAAAAdUGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAckHAgAAAAEBSQAAkwMAIAm5BkAAAAABugYCAAAAAdUGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAckHAgAAAAEBSQAAlQMAMAFJAACVAwAwAQAAAJoBACALBAAAwxAAIDwAAMQQACC5BkAAgwwAIboGAgCCDAAh1QYCAJYMACHqBgEAqgwAIZIHAQCBDAAhvwcBAIEMACHABwIAggwAIcgHAgCCDAAhyQcCAIIMACECAAAAoQEAIEkAAJkDACAJuQZAAIMMACG6BgIAggwAIdUGAgCWDAAh6gYBAKoMACGSBwEAgQwAIb8HAQCBDAAhwAcCAIIMACHIBwIAggwAIckHAgCCDAAhAgAAAJ8BACBJAACbAwAgAgAAAJ8BACBJAACbAwAgAQAAAJoBACADAAAAoQEAIFAAAJMDACBRAACZAwAgAQAAAKEBACABAAAAnwEAIAcKAAC-EAAgVgAAvxAAIFcAAMIQACBYAADBEAAgWQAAwBAAINUGAACNDAAg6gYAAI0MACAMqAYAAIQLADCpBgAAowMAEKoGAACECwAwuQZAAIEKACG6BgIAgAoAIdUGAgCXCgAh6gYBAKIKACGSBwEA_wkAIb8HAQD_CQAhwAcCAIAKACHIBwIAgAoAIckHAgCACgAhAwAAAJ8BACABAACiAwAwVQAAowMAIAMAAACfAQAgAQAAoAEAMAIAAKEBACARqAYAAIILADCpBgAAqQMAEKoGAACCCwAwuQZAAIwKACG6BgIAAAAB5wYCAPoKACHqBgEArwoAIbcHAQCKCgAhvwcBAIoKACHABwIAiwoAIcEHAgD6CgAhwgcBAIoKACHDBwEArwoAIcQHIACxCgAhxQcCAPoKACHGBwEArwoAIccHAACDCwAgAQAAAKYDACABAAAApgMAIBCoBgAAggsAMKkGAACpAwAQqgYAAIILADC5BkAAjAoAIboGAgCLCgAh5wYCAPoKACHqBgEArwoAIbcHAQCKCgAhvwcBAIoKACHABwIAiwoAIcEHAgD6CgAhwgcBAIoKACHDBwEArwoAIcQHIACxCgAhxQcCAPoKACHGBwEArwoAIQbnBgAAjQwAIOoGAACNDAAgwQcAAI0MACDDBwAAjQwAIMUHAACNDAAgxgcAAI0MACADAAAAqQMAIAEAAKoDADACAACmAwAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACANuQZAAAAAAboGAgAAAAHnBgIAAAAB6gYBAAAAAbcHAQAAAAG_BwEAAAABwAcCAAAAAcEHAgAAAAHCBwEAAAABwwcBAAAAAcQHIAAAAAHFBwIAAAABxgcBAAAAAQFJAACuAwAgDbkGQAAAAAG6BgIAAAAB5wYCAAAAAeoGAQAAAAG3BwEAAAABvwcBAAAAAcAHAgAAAAHBBwIAAAABwgcBAAAAAcMHAQAAAAHEByAAAAABxQcCAAAAAcYHAQAAAAEBSQAAsAMAMAFJAACwAwAwDbkGQACDDAAhugYCAIIMACHnBgIAlgwAIeoGAQCqDAAhtwcBAIEMACG_BwEAgQwAIcAHAgCCDAAhwQcCAJYMACHCBwEAgQwAIcMHAQCqDAAhxAcgAK0NACHFBwIAlgwAIcYHAQCqDAAhAgAAAKYDACBJAACzAwAgDbkGQACDDAAhugYCAIIMACHnBgIAlgwAIeoGAQCqDAAhtwcBAIEMACG_BwEAgQwAIcAHAgCCDAAhwQcCAJYMACHCBwEAgQwAIcMHAQCqDAAhxAcgAK0NACHFBwIAlgwAIcYHAQCqDAAhAgAAAKkDACBJAAC1AwAgAgAAAKkDACBJAAC1AwAgAwAAAKYDACBQAACuAwAgUQAAswMAIAEAAACmAwAgAQAAAKkDACALCgAAuRAAIFYAALoQACBXAAC9EAAgWAAAvBAAIFkAALsQACDnBgAAjQwAIOoGAACNDAAgwQcAAI0MACDDBwAAjQwAIMUHAACNDAAgxgcAAI0MACAQqAYAAIELADCpBgAAvAMAEKoGAACBCwAwuQZAAIEKACG6BgIAgAoAIecGAgCXCgAh6gYBAKIKACG3BwEA_wkAIb8HAQD_CQAhwAcCAIAKACHBBwIAlwoAIcIHAQD_CQAhwwcBAKIKACHEByAAqwoAIcUHAgCXCgAhxgcBAKIKACEDAAAAqQMAIAEAALsDADBVAAC8AwAgAwAAAKkDACABAACqAwAwAgAApgMAIAEAAAC0AQAgAQAAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACAQAwAAuBAAILoGAgAAAAG7BkAAAAABwwZAAAAAAccGQAAAAAHUBgIAAAAB4AYEAAAAAeQGAQAAAAG3BwEAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcEAAAAAbwHAgAAAAG9BwEAAAABvgdAAAAAAQFJAADEAwAgD7oGAgAAAAG7BkAAAAABwwZAAAAAAccGQAAAAAHUBgIAAAAB4AYEAAAAAeQGAQAAAAG3BwEAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcEAAAAAbwHAgAAAAG9BwEAAAABvgdAAAAAAQFJAADGAwAwAUkAAMYDADAQAwAAtxAAILoGAgCCDAAhuwZAAJUMACHDBkAAgwwAIccGQACVDAAh1AYCAIIMACHgBgQAuQ0AIeQGAQCqDAAhtwcBAIEMACG4BwIAggwAIbkHAgCCDAAhugcCAIIMACG7BwQAuQ0AIbwHAgCCDAAhvQcBAKoMACG-B0AAlQwAIQIAAAC0AQAgSQAAyQMAIA-6BgIAggwAIbsGQACVDAAhwwZAAIMMACHHBkAAlQwAIdQGAgCCDAAh4AYEALkNACHkBgEAqgwAIbcHAQCBDAAhuAcCAIIMACG5BwIAggwAIboHAgCCDAAhuwcEALkNACG8BwIAggwAIb0HAQCqDAAhvgdAAJUMACECAAAAsgEAIEkAAMsDACACAAAAsgEAIEkAAMsDACADAAAAtAEAIFAAAMQDACBRAADJAwAgAQAAALQBACABAAAAsgEAIAoKAACyEAAgVgAAsxAAIFcAALYQACBYAAC1EAAgWQAAtBAAILsGAACNDAAgxwYAAI0MACDkBgAAjQwAIL0HAACNDAAgvgcAAI0MACASqAYAAIALADCpBgAA0gMAEKoGAACACwAwugYCAIAKACG7BkAAlgoAIcMGQACBCgAhxwZAAJYKACHUBgIAgAoAIeAGBAC1CgAh5AYBAKIKACG3BwEA_wkAIbgHAgCACgAhuQcCAIAKACG6BwIAgAoAIbsHBAC1CgAhvAcCAIAKACG9BwEAogoAIb4HQACWCgAhAwAAALIBACABAADRAwAwVQAA0gMAIAMAAACyAQAgAQAAswEAMAIAALQBACAJFwAA_woAIKgGAAD-CgAwqQYAANgDABCqBgAA_goAMLoGAgAAAAHGBkAAjAoAIeoGAQCKCgAh6wYBAIoKACG2BwIAiwoAIQEAAADVAwAgAQAAANUDACAJFwAA_woAIKgGAAD-CgAwqQYAANgDABCqBgAA_goAMLoGAgCLCgAhxgZAAIwKACHqBgEAigoAIesGAQCKCgAhtgcCAIsKACEBFwAAsRAAIAMAAADYAwAgAQAA2QMAMAIAANUDACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAYXAACwEAAgugYCAAAAAcYGQAAAAAHqBgEAAAAB6wYBAAAAAbYHAgAAAAEBSQAA3QMAIAW6BgIAAAABxgZAAAAAAeoGAQAAAAHrBgEAAAABtgcCAAAAAQFJAADfAwAwAUkAAN8DADAGFwAAoxAAILoGAgCCDAAhxgZAAIMMACHqBgEAgQwAIesGAQCBDAAhtgcCAIIMACECAAAA1QMAIEkAAOIDACAFugYCAIIMACHGBkAAgwwAIeoGAQCBDAAh6wYBAIEMACG2BwIAggwAIQIAAADYAwAgSQAA5AMAIAIAAADYAwAgSQAA5AMAIAMAAADVAwAgUAAA3QMAIFEAAOIDACABAAAA1QMAIAEAAADYAwAgBQoAAJ4QACBWAACfEAAgVwAAohAAIFgAAKEQACBZAACgEAAgCKgGAAD9CgAwqQYAAOsDABCqBgAA_QoAMLoGAgCACgAhxgZAAIEKACHqBgEA_wkAIesGAQD_CQAhtgcCAIAKACEDAAAA2AMAIAEAAOoDADBVAADrAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAEAAAA5ACABAAAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgDhgAAJsQACAZAACcEAAgGwAAnRAAILoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAHqBgEAAAABsAcCAAAAAbEHIAAAAAGyByAAAAABswcCAAAAAbQHQAAAAAG1BwIAAAABAUkAAPMDACALugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAeoGAQAAAAGwBwIAAAABsQcgAAAAAbIHIAAAAAGzBwIAAAABtAdAAAAAAbUHAgAAAAEBSQAA9QMAMAFJAAD1AwAwDhgAAIwQACAZAACNEAAgGwAAjhAAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIegGAQCBDAAh6gYBAIEMACGwBwIAggwAIbEHIACtDQAhsgcgAK0NACGzBwIAggwAIbQHQACDDAAhtQcCAIIMACECAAAAOQAgSQAA-AMAIAu6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIeoGAQCBDAAhsAcCAIIMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhAgAAADcAIEkAAPoDACACAAAANwAgSQAA-gMAIAMAAAA5ACBQAADzAwAgUQAA-AMAIAEAAAA5ACABAAAANwAgBQoAAIcQACBWAACIEAAgVwAAixAAIFgAAIoQACBZAACJEAAgDqgGAAD8CgAwqQYAAIEEABCqBgAA_AoAMLoGAgCACgAhxgZAAIEKACHnBgIAgAoAIegGAQD_CQAh6gYBAP8JACGwBwIAgAoAIbEHIACrCgAhsgcgAKsKACGzBwIAgAoAIbQHQACBCgAhtQcCAIAKACEDAAAANwAgAQAAgAQAMFUAAIEEACADAAAANwAgAQAAOAAwAgAAOQAgAQAAAD8AIAEAAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACAHGQAAhhAAIBoAAIUQACC6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABrwcCAAAAAQFJAACJBAAgBboGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAGvBwIAAAABAUkAAIsEADABSQAAiwQAMAcZAACEEAAgGgAAgxAAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIegGAQCBDAAhrwcCAIIMACECAAAAPwAgSQAAjgQAIAW6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIa8HAgCCDAAhAgAAAD0AIEkAAJAEACACAAAAPQAgSQAAkAQAIAMAAAA_ACBQAACJBAAgUQAAjgQAIAEAAAA_ACABAAAAPQAgBQoAAP4PACBWAAD_DwAgVwAAghAAIFgAAIEQACBZAACAEAAgCKgGAAD7CgAwqQYAAJcEABCqBgAA-woAMLoGAgCACgAhxgZAAIEKACHnBgIAgAoAIegGAQD_CQAhrwcCAIAKACEDAAAAPQAgAQAAlgQAMFUAAJcEACADAAAAPQAgAQAAPgAwAgAAPwAgB6gGAAD4CgAwqQYAAJ0EABCqBgAA-AoAMNQGAgD6CgAhpgcBAAAAAacHAAD5CgAgqAdAAIwKACEBAAAAmgQAIAEAAACaBAAgB6gGAAD4CgAwqQYAAJ0EABCqBgAA-AoAMNQGAgD6CgAhpgcBAIoKACGnBwAA-QoAIKgHQACMCgAhAdQGAACNDAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAMAAACdBAAgAQAAngQAMAIAAJoEACADAAAAnQQAIAEAAJ4EADACAACaBAAgBNQGAgAAAAGmBwEAAAABpweAAAAAAagHQAAAAAEBSQAAogQAIATUBgIAAAABpgcBAAAAAacHgAAAAAGoB0AAAAABAUkAAKQEADABSQAApAQAMATUBgIAlgwAIaYHAQCBDAAhpweAAAAAAagHQACDDAAhAgAAAJoEACBJAACnBAAgBNQGAgCWDAAhpgcBAIEMACGnB4AAAAABqAdAAIMMACECAAAAnQQAIEkAAKkEACACAAAAnQQAIEkAAKkEACADAAAAmgQAIFAAAKIEACBRAACnBAAgAQAAAJoEACABAAAAnQQAIAYKAAD5DwAgVgAA-g8AIFcAAP0PACBYAAD8DwAgWQAA-w8AINQGAACNDAAgB6gGAAD1CgAwqQYAALAEABCqBgAA9QoAMNQGAgCXCgAhpgcBAP8JACGnBwAA9goAIKgHQACBCgAhAwAAAJ0EACABAACvBAAwVQAAsAQAIAMAAACdBAAgAQAAngQAMAIAAJoEACAKAwAAugoAIKgGAAD0CgAwqQYAACkAEKoGAAD0CgAwxgZAAIwKACHUBgIAAAABogcBAIoKACGjBwQAuQoAIaQHAgCLCgAhpQdAALAKACEBAAAAswQAIAEAAACzBAAgAgMAALwNACClBwAAjQwAIAMAAAApACABAAC2BAAwAgAAswQAIAMAAAApACABAAC2BAAwAgAAswQAIAMAAAApACABAAC2BAAwAgAAswQAIAcDAAD4DwAgxgZAAAAAAdQGAgAAAAGiBwEAAAABowcEAAAAAaQHAgAAAAGlB0AAAAABAUkAALoEACAGxgZAAAAAAdQGAgAAAAGiBwEAAAABowcEAAAAAaQHAgAAAAGlB0AAAAABAUkAALwEADABSQAAvAQAMAcDAAD3DwAgxgZAAIMMACHUBgIAggwAIaIHAQCBDAAhowcEALkNACGkBwIAggwAIaUHQACVDAAhAgAAALMEACBJAAC_BAAgBsYGQACDDAAh1AYCAIIMACGiBwEAgQwAIaMHBAC5DQAhpAcCAIIMACGlB0AAlQwAIQIAAAApACBJAADBBAAgAgAAACkAIEkAAMEEACADAAAAswQAIFAAALoEACBRAAC_BAAgAQAAALMEACABAAAAKQAgBgoAAPIPACBWAADzDwAgVwAA9g8AIFgAAPUPACBZAAD0DwAgpQcAAI0MACAJqAYAAPMKADCpBgAAyAQAEKoGAADzCgAwxgZAAIEKACHUBgIAgAoAIaIHAQD_CQAhowcEALUKACGkBwIAgAoAIaUHQACWCgAhAwAAACkAIAEAAMcEADBVAADIBAAgAwAAACkAIAEAALYEADACAACzBAAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAEAwAA8Q8AIMwGAAEAAAHOBkAAAAAB1AYCAAAAAQFJAADQBAAgA8wGAAEAAAHOBkAAAAAB1AYCAAAAAQFJAADSBAAwAUkAANIEADAEAwAA8A8AIMwGAAGTDAAhzgZAAJUMACHUBgIAggwAIQIAAAAtACBJAADVBAAgA8wGAAGTDAAhzgZAAJUMACHUBgIAggwAIQIAAAArACBJAADXBAAgAgAAACsAIEkAANcEACADAAAALQAgUAAA0AQAIFEAANUEACABAAAALQAgAQAAACsAIAYKAADrDwAgVgAA7A8AIFcAAO8PACBYAADuDwAgWQAA7Q8AIM4GAACNDAAgBqgGAADyCgAwqQYAAN4EABCqBgAA8goAMMwGAAGUCgAhzgZAAJYKACHUBgIAgAoAIQMAAAArACABAADdBAAwVQAA3gQAIAMAAAArACABAAAsADACAAAtACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADqDwAgugYCAAAAAcYGQAAAAAHUBgIAAAAB1gYBAAAAAZ0HQAAAAAGeBwABAAABnwcAAQAAAaAHBAAAAAGhBwAA6Q8AIAFJAADmBAAgCboGAgAAAAHGBkAAAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAABngcAAQAAAZ8HAAEAAAGgBwQAAAABoQcAAOkPACABSQAA6AQAMAFJAADoBAAwCgMAAOgPACC6BgIAggwAIcYGQACDDAAh1AYCAIIMACHWBgEAgQwAIZ0HQACVDAAhngcAAZMMACGfBwABkwwAIaAHBAC5DQAhoQcAAOcPACACAAAAMQAgSQAA6wQAIAm6BgIAggwAIcYGQACDDAAh1AYCAIIMACHWBgEAgQwAIZ0HQACVDAAhngcAAZMMACGfBwABkwwAIaAHBAC5DQAhoQcAAOcPACACAAAALwAgSQAA7QQAIAIAAAAvACBJAADtBAAgAwAAADEAIFAAAOYEACBRAADrBAAgAQAAADEAIAEAAAAvACAGCgAA4g8AIFYAAOMPACBXAADmDwAgWAAA5Q8AIFkAAOQPACCdBwAAjQwAIAyoBgAA8QoAMKkGAAD0BAAQqgYAAPEKADC6BgIAgAoAIcYGQACBCgAh1AYCAIAKACHWBgEA_wkAIZ0HQACWCgAhngcAAZQKACGfBwABlAoAIaAHBAC1CgAhoQcAAKkKACADAAAALwAgAQAA8wQAMFUAAPQEACADAAAALwAgAQAAMAAwAgAAMQAgAQAAADUAIAEAAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACAHAwAA4Q8AILoGAgAAAAHGBkAAAAAB1AYCAAAAAZsHAQAAAAGcBwEAAAABnQdAAAAAAQFJAAD8BAAgBroGAgAAAAHGBkAAAAAB1AYCAAAAAZsHAQAAAAGcBwEAAAABnQdAAAAAAQFJAAD-BAAwAUkAAP4EADAHAwAA4A8AILoGAgCCDAAhxgZAAIMMACHUBgIAggwAIZsHAQCBDAAhnAcBAIEMACGdB0AAlQwAIQIAAAA1ACBJAACBBQAgBroGAgCCDAAhxgZAAIMMACHUBgIAggwAIZsHAQCBDAAhnAcBAIEMACGdB0AAlQwAIQIAAAAzACBJAACDBQAgAgAAADMAIEkAAIMFACADAAAANQAgUAAA_AQAIFEAAIEFACABAAAANQAgAQAAADMAIAYKAADbDwAgVgAA3A8AIFcAAN8PACBYAADeDwAgWQAA3Q8AIJ0HAACNDAAgCagGAADwCgAwqQYAAIoFABCqBgAA8AoAMLoGAgCACgAhxgZAAIEKACHUBgIAgAoAIZsHAQD_CQAhnAcBAP8JACGdB0AAlgoAIQMAAAAzACABAACJBQAwVQAAigUAIAMAAAAzACABAAA0ADACAAA1ACAGqAYAAO4KADCpBgAAkAUAEKoGAADuCgAwxgZAAIwKACHWBgEAAAAB6QYAAe8KACEBAAAAjQUAIAEAAACNBQAgBqgGAADuCgAwqQYAAJAFABCqBgAA7goAMMYGQACMCgAh1gYBAIoKACHpBgAB7woAIQADAAAAkAUAIAEAAJEFADACAACNBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADxgZAAAAAAdYGAQAAAAHpBgABAAABAUkAAJUFACADxgZAAAAAAdYGAQAAAAHpBgABAAABAUkAAJcFADABSQAAlwUAMAPGBkAAgwwAIdYGAQCBDAAh6QYAAZMMACECAAAAjQUAIEkAAJoFACADxgZAAIMMACHWBgEAgQwAIekGAAGTDAAhAgAAAJAFACBJAACcBQAgAgAAAJAFACBJAACcBQAgAwAAAI0FACBQAACVBQAgUQAAmgUAIAEAAACNBQAgAQAAAJAFACADCgAA2A8AIFgAANoPACBZAADZDwAgBqgGAADtCgAwqQYAAKMFABCqBgAA7QoAMMYGQACBCgAh1gYBAP8JACHpBgABlAoAIQMAAACQBQAgAQAAogUAMFUAAKMFACADAAAAkAUAIAEAAJEFADACAACNBQAgBxwAAOwKACCoBgAA6woAMKkGAABHABCqBgAA6woAMLoGAgAAAAHWBgEAigoAIYMHAQAAAAEBAAAApgUAIAEAAACmBQAgARwAANcPACADAAAARwAgAQAAqQUAMAIAAKYFACADAAAARwAgAQAAqQUAMAIAAKYFACADAAAARwAgAQAAqQUAMAIAAKYFACAEHAAA1g8AILoGAgAAAAHWBgEAAAABgwcBAAAAAQFJAACtBQAgA7oGAgAAAAHWBgEAAAABgwcBAAAAAQFJAACvBQAwAUkAAK8FADAEHAAAyQ8AILoGAgCCDAAh1gYBAIEMACGDBwEAgQwAIQIAAACmBQAgSQAAsgUAIAO6BgIAggwAIdYGAQCBDAAhgwcBAIEMACECAAAARwAgSQAAtAUAIAIAAABHACBJAAC0BQAgAwAAAKYFACBQAACtBQAgUQAAsgUAIAEAAACmBQAgAQAAAEcAIAUKAADEDwAgVgAAxQ8AIFcAAMgPACBYAADHDwAgWQAAxg8AIAaoBgAA6goAMKkGAAC7BQAQqgYAAOoKADC6BgIAgAoAIdYGAQD_CQAhgwcBAP8JACEDAAAARwAgAQAAugUAMFUAALsFACADAAAARwAgAQAAqQUAMAIAAKYFACABAAAARQAgAQAAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIA4ZAAC5DwAgHQAAuA8AICIAAMMPACAjAAC6DwAgJAAAuw8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGUBwIAAAABlgcCAAAAAZcHAgAAAAEBSQAAwwUAIAm6BgIAAAABxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlAcCAAAAAZYHAgAAAAGXBwIAAAABAUkAAMUFADABSQAAxQUAMAEAAABHACABAAAASwAgDhkAAKQPACAdAACjDwAgIgAAwg8AICMAAKUPACAkAACmDwAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZQHAgCWDAAhlgcCAJYMACGXBwIAggwAIQIAAABFACBJAADKBQAgCboGAgCCDAAhxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZYHAgCWDAAhlwcCAIIMACECAAAAQwAgSQAAzAUAIAIAAABDACBJAADMBQAgAQAAAEcAIAEAAABLACADAAAARQAgUAAAwwUAIFEAAMoFACABAAAARQAgAQAAAEMAIAcKAAC9DwAgVgAAvg8AIFcAAMEPACBYAADADwAgWQAAvw8AIJQHAACNDAAglgcAAI0MACAMqAYAAOYKADCpBgAA1QUAEKoGAADmCgAwugYCAIAKACHGBkAAgQoAIecGAgCACgAh6gYBAP8JACHvBgAA5wqWByKSBwEA_wkAIZQHAgCXCgAhlgcCAJcKACGXBwIAgAoAIQMAAABDACABAADUBQAwVQAA1QUAIAMAAABDACABAABEADACAABFACABAAAAVAAgAQAAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAoZAAC1DwAgHgAAvA8AIB8AALYPACAhAAC3DwAgugYCAAAAAcYGQAAAAAHnBgIAAAABkAcCAAAAAZIHAQAAAAGTBwIAAAABAUkAAN0FACAGugYCAAAAAcYGQAAAAAHnBgIAAAABkAcCAAAAAZIHAQAAAAGTBwIAAAABAUkAAN8FADABSQAA3wUAMAoZAACODwAgHgAAjQ8AIB8AAI8PACAhAACQDwAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhAgAAAFQAIEkAAOIFACAGugYCAIIMACHGBkAAgwwAIecGAgCCDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhAgAAAEsAIEkAAOQFACACAAAASwAgSQAA5AUAIAMAAABUACBQAADdBQAgUQAA4gUAIAEAAABUACABAAAASwAgBQoAAIgPACBWAACJDwAgVwAAjA8AIFgAAIsPACBZAACKDwAgCagGAADlCgAwqQYAAOsFABCqBgAA5QoAMLoGAgCACgAhxgZAAIEKACHnBgIAgAoAIZAHAgCACgAhkgcBAP8JACGTBwIAgAoAIQMAAABLACABAADqBQAwVQAA6wUAIAMAAABLACABAABTADACAABUACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAYDAACHDwAgIAAAhg8AIMYGQAAAAAHUBgIAAAAB6QYCAAAAAZEHAgAAAAEBSQAA8wUAIATGBkAAAAAB1AYCAAAAAekGAgAAAAGRBwIAAAABAUkAAPUFADABSQAA9QUAMAYDAACFDwAgIAAAhA8AIMYGQACDDAAh1AYCAIIMACHpBgIAggwAIZEHAgCCDAAhAgAAAFAAIEkAAPgFACAExgZAAIMMACHUBgIAggwAIekGAgCCDAAhkQcCAIIMACECAAAATgAgSQAA-gUAIAIAAABOACBJAAD6BQAgAwAAAFAAIFAAAPMFACBRAAD4BQAgAQAAAFAAIAEAAABOACAFCgAA_w4AIFYAAIAPACBXAACDDwAgWAAAgg8AIFkAAIEPACAHqAYAAOQKADCpBgAAgQYAEKoGAADkCgAwxgZAAIEKACHUBgIAgAoAIekGAgCACgAhkQcCAIAKACEDAAAATgAgAQAAgAYAMFUAAIEGACADAAAATgAgAQAATwAwAgAAUAAgBR4AAOMKACCoBgAA4goAMKkGAABWABCqBgAA4goAMJAHAgAAAAEBAAAAhAYAIAEAAACEBgAgAR4AAP4OACADAAAAVgAgAQAAhwYAMAIAAIQGACADAAAAVgAgAQAAhwYAMAIAAIQGACADAAAAVgAgAQAAhwYAMAIAAIQGACACHgAA_Q4AIJAHAgCCDAAhAgAAAIQGACBJAACLBgAgAZAHAgCCDAAhAgAAAFYAIEkAAI0GACACAAAAVgAgSQAAjQYAIAEAAACEBgAgAQAAAFYAIAUKAAD4DgAgVgAA-Q4AIFcAAPwOACBYAAD7DgAgWQAA-g4AIASoBgAA4QoAMKkGAACTBgAQqgYAAOEKADCQBwIAgAoAIQMAAABWACABAACSBgAwVQAAkwYAIAMAAABWACABAACHBgAwAgAAhAYAIAEAAABhACABAAAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgCgQAAPYOACAsAAD3DgAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABAUkAAJsGACAIugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABAUkAAJ0GADABSQAAnQYAMAoEAADoDgAgLAAA6Q4AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh6wYBAIEMACHvBgAA5w6PByKDBwEAgQwAIY8HIACtDQAhAgAAAGEAIEkAAKAGACAIugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHrBgEAgQwAIe8GAADnDo8HIoMHAQCBDAAhjwcgAK0NACECAAAAXwAgSQAAogYAIAIAAABfACBJAACiBgAgAwAAAGEAIFAAAJsGACBRAACgBgAgAQAAAGEAIAEAAABfACAFCgAA4g4AIFYAAOMOACBXAADmDgAgWAAA5Q4AIFkAAOQOACALqAYAAN0KADCpBgAAqQYAEKoGAADdCgAwugYCAIAKACHGBkAAgQoAIdUGAgCACgAh1gYBAP8JACHrBgEA_wkAIe8GAADeCo8HIoMHAQD_CQAhjwcgAKsKACEDAAAAXwAgAQAAqAYAMFUAAKkGACADAAAAXwAgAQAAYAAwAgAAYQAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAVHQEAAAABJgAA4A4AICgAAOEOACC6BgIAAAABxgZAAAAAAdUGAgAAAAHqBgEAAAAB6wYBAAAAAe8GAAAAiAcC9wYCAAAAAfoGEAAAAAGDBwEAAAABhAcBAAAAAYUHEAAAAAGGBwIAAAABiAcBAAAAAYkHQAAAAAGKBwIAAAABiwcgAAAAAYwHAQAAAAGNBwEAAAABAUkAALEGACATHQEAAAABugYCAAAAAcYGQAAAAAHVBgIAAAAB6gYBAAAAAesGAQAAAAHvBgAAAIgHAvcGAgAAAAH6BhAAAAABgwcBAAAAAYQHAQAAAAGFBxAAAAABhgcCAAAAAYgHAQAAAAGJB0AAAAABigcCAAAAAYsHIAAAAAGMBwEAAAABjQcBAAAAAQFJAACzBgAwAUkAALMGADABAAAAXwAgFR0BAIEMACEmAADVDgAgKAAA1g4AILoGAgCCDAAhxgZAAIMMACHVBgIAlgwAIeoGAQCBDAAh6wYBAIEMACHvBgAA1A6IByL3BgIAlgwAIfoGEACkDgAhgwcBAKoMACGEBwEAqgwAIYUHEADTDgAhhgcCAIIMACGIBwEAqgwAIYkHQACVDAAhigcCAIIMACGLByAArQ0AIYwHAQCBDAAhjQcBAIEMACECAAAAZQAgSQAAtwYAIBMdAQCBDAAhugYCAIIMACHGBkAAgwwAIdUGAgCWDAAh6gYBAIEMACHrBgEAgQwAIe8GAADUDogHIvcGAgCWDAAh-gYQAKQOACGDBwEAqgwAIYQHAQCqDAAhhQcQANMOACGGBwIAggwAIYgHAQCqDAAhiQdAAJUMACGKBwIAggwAIYsHIACtDQAhjAcBAIEMACGNBwEAgQwAIQIAAABjACBJAAC5BgAgAgAAAGMAIEkAALkGACABAAAAXwAgAwAAAGUAIFAAALEGACBRAAC3BgAgAQAAAGUAIAEAAABjACAMCgAAzg4AIFYAAM8OACBXAADSDgAgWAAA0Q4AIFkAANAOACDVBgAAjQwAIPcGAACNDAAggwcAAI0MACCEBwAAjQwAIIUHAACNDAAgiAcAAI0MACCJBwAAjQwAIBYdAQD_CQAhqAYAANYKADCpBgAAwQYAEKoGAADWCgAwugYCAIAKACHGBkAAgQoAIdUGAgCXCgAh6gYBAP8JACHrBgEA_wkAIe8GAADYCogHIvcGAgCXCgAh-gYQAMwKACGDBwEAogoAIYQHAQCiCgAhhQcQANcKACGGBwIAgAoAIYgHAQCiCgAhiQdAAJYKACGKBwIAgAoAIYsHIACrCgAhjAcBAP8JACGNBwEA_wkAIQMAAABjACABAADABgAwVQAAwQYAIAMAAABjACABAABkADACAABlACABAAAAdwAgAQAAAHcAIAMAAAB1ACABAAB2ADACAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAonAADLDgAgKAAAzA4AICoAAM0OACC6BgIAAAABxgZAAAAAAe8GAAAAgQcC_gYAAAD-BgL_BgIAAAABgQdAAAAAAYIHAQAAAAEBSQAAyQYAIAe6BgIAAAABxgZAAAAAAe8GAAAAgQcC_gYAAAD-BgL_BgIAAAABgQdAAAAAAYIHAQAAAAEBSQAAywYAMAFJAADLBgAwCicAALAOACAoAACxDgAgKgAAsg4AILoGAgCCDAAhxgZAAIMMACHvBgAArw6BByL-BgAArg7-BiL_BgIAggwAIYEHQACVDAAhggcBAKoMACECAAAAdwAgSQAAzgYAIAe6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYi_wYCAIIMACGBB0AAlQwAIYIHAQCqDAAhAgAAAHUAIEkAANAGACACAAAAdQAgSQAA0AYAIAMAAAB3ACBQAADJBgAgUQAAzgYAIAEAAAB3ACABAAAAdQAgBwoAAKkOACBWAACqDgAgVwAArQ4AIFgAAKwOACBZAACrDgAggQcAAI0MACCCBwAAjQwAIAqoBgAAzwoAMKkGAADXBgAQqgYAAM8KADC6BgIAgAoAIcYGQACBCgAh7wYAANEKgQci_gYAANAK_gYi_wYCAIAKACGBB0AAlgoAIYIHAQCiCgAhAwAAAHUAIAEAANYGADBVAADXBgAgAwAAAHUAIAEAAHYAMAIAAHcAIAEAAABqACABAAAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgCSkAAKcOACArAACoDgAg6gYBAAAAAfcGAgAAAAH4BgIAAAAB-QYCAAAAAfoGEAAAAAH7BgIAAAAB_AYBAAAAAQFJAADfBgAgB-oGAQAAAAH3BgIAAAAB-AYCAAAAAfkGAgAAAAH6BhAAAAAB-wYCAAAAAfwGAQAAAAEBSQAA4QYAMAFJAADhBgAwCSkAAKUOACArAACmDgAg6gYBAIEMACH3BgIAlgwAIfgGAgCCDAAh-QYCAIIMACH6BhAApA4AIfsGAgCCDAAh_AYBAKoMACECAAAAagAgSQAA5AYAIAfqBgEAgQwAIfcGAgCWDAAh-AYCAIIMACH5BgIAggwAIfoGEACkDgAh-wYCAIIMACH8BgEAqgwAIQIAAABoACBJAADmBgAgAgAAAGgAIEkAAOYGACADAAAAagAgUAAA3wYAIFEAAOQGACABAAAAagAgAQAAAGgAIAcKAACfDgAgVgAAoA4AIFcAAKMOACBYAACiDgAgWQAAoQ4AIPcGAACNDAAg_AYAAI0MACAKqAYAAMsKADCpBgAA7QYAEKoGAADLCgAw6gYBAP8JACH3BgIAlwoAIfgGAgCACgAh-QYCAIAKACH6BhAAzAoAIfsGAgCACgAh_AYBAKIKACEDAAAAaAAgAQAA7AYAMFUAAO0GACADAAAAaAAgAQAAaQAwAgAAagAgAQAAAG8AIAEAAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADKQAAng4AIPcGAgAAAAH4BgIAAAABAUkAAPUGACAC9wYCAAAAAfgGAgAAAAEBSQAA9wYAMAFJAAD3BgAwAykAAJ0OACD3BgIAggwAIfgGAgCCDAAhAgAAAG8AIEkAAPoGACAC9wYCAIIMACH4BgIAggwAIQIAAABtACBJAAD8BgAgAgAAAG0AIEkAAPwGACADAAAAbwAgUAAA9QYAIFEAAPoGACABAAAAbwAgAQAAAG0AIAUKAACYDgAgVgAAmQ4AIFcAAJwOACBYAACbDgAgWQAAmg4AIAWoBgAAygoAMKkGAACDBwAQqgYAAMoKADD3BgIAgAoAIfgGAgCACgAhAwAAAG0AIAEAAIIHADBVAACDBwAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAAB7ACABAAAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgFhkAAJMOACAvAACUDgAgMAAAlQ4AIDEAAJYOACAyAACXDgAgugYCAAAAAcYGQAAAAAHhBgEAAAAB4gYEAAAAAeQGAQAAAAHnBgIAAAAB6gYBAAAAAesGAQAAAAHtBgAAAO0GAu8GAAAA7wYC8AYIAAAAAfEGAgAAAAHyBgIAAAAB8wYBAAAAAfQGAgAAAAH1BgIAAAAB9gYCAAAAAQFJAACLBwAgEboGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB5wYCAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAEBSQAAjQcAMAFJAACNBwAwFhkAAOwNACAvAADtDQAgMAAA7g0AIDEAAO8NACAyAADwDQAgugYCAIIMACHGBkAAgwwAIeEGAQCBDAAh4gYEALkNACHkBgEAgQwAIecGAgCCDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhAgAAAHsAIEkAAJAHACARugYCAIIMACHGBkAAgwwAIeEGAQCBDAAh4gYEALkNACHkBgEAgQwAIecGAgCCDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhAgAAAHkAIEkAAJIHACACAAAAeQAgSQAAkgcAIAMAAAB7ACBQAACLBwAgUQAAkAcAIAEAAAB7ACABAAAAeQAgCQoAAOQNACBWAADlDQAgVwAA6A0AIFgAAOcNACBZAADmDQAg8AYAAI0MACDxBgAAjQwAIPIGAACNDAAg8wYAAI0MACAUqAYAAMEKADCpBgAAmQcAEKoGAADBCgAwugYCAIAKACHGBkAAgQoAIeEGAQD_CQAh4gYEALUKACHkBgEA_wkAIecGAgCACgAh6gYBAP8JACHrBgEA_wkAIe0GAADCCu0GIu8GAADDCu8GIvAGCADECgAh8QYCAJcKACHyBgIAlwoAIfMGAQCiCgAh9AYCAIAKACH1BgIAgAoAIfYGAgCACgAhAwAAAHkAIAEAAJgHADBVAACZBwAgAwAAAHkAIAEAAHoAMAIAAHsAIAEAAACDAQAgAQAAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGAwAA4w0AIC4AAOINACDGBkAAAAAB1AYCAAAAAd0GAgAAAAHpBgIAAAABAUkAAKEHACAExgZAAAAAAdQGAgAAAAHdBgIAAAAB6QYCAAAAAQFJAACjBwAwAUkAAKMHADAGAwAA4Q0AIC4AAOANACDGBkAAgwwAIdQGAgCCDAAh3QYCAIIMACHpBgIAggwAIQIAAACDAQAgSQAApgcAIATGBkAAgwwAIdQGAgCCDAAh3QYCAIIMACHpBgIAggwAIQIAAACBAQAgSQAAqAcAIAIAAACBAQAgSQAAqAcAIAMAAACDAQAgUAAAoQcAIFEAAKYHACABAAAAgwEAIAEAAACBAQAgBQoAANsNACBWAADcDQAgVwAA3w0AIFgAAN4NACBZAADdDQAgB6gGAADACgAwqQYAAK8HABCqBgAAwAoAMMYGQACBCgAh1AYCAIAKACHdBgIAgAoAIekGAgCACgAhAwAAAIEBACABAACuBwAwVQAArwcAIAMAAACBAQAgAQAAggEAMAIAAIMBACABAAAAfwAgAQAAAH8AIAMAAAB9ACABAAB-ADACAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAcZAADaDQAgLgAA2Q0AILoGAgAAAAHGBkAAAAAB3QYCAAAAAecGAgAAAAHoBgEAAAABAUkAALcHACAFugYCAAAAAcYGQAAAAAHdBgIAAAAB5wYCAAAAAegGAQAAAAEBSQAAuQcAMAFJAAC5BwAwBxkAANgNACAuAADXDQAgugYCAIIMACHGBkAAgwwAId0GAgCCDAAh5wYCAIIMACHoBgEAgQwAIQIAAAB_ACBJAAC8BwAgBboGAgCCDAAhxgZAAIMMACHdBgIAggwAIecGAgCCDAAh6AYBAIEMACECAAAAfQAgSQAAvgcAIAIAAAB9ACBJAAC-BwAgAwAAAH8AIFAAALcHACBRAAC8BwAgAQAAAH8AIAEAAAB9ACAFCgAA0g0AIFYAANMNACBXAADWDQAgWAAA1Q0AIFkAANQNACAIqAYAAL8KADCpBgAAxQcAEKoGAAC_CgAwugYCAIAKACHGBkAAgQoAId0GAgCACgAh5wYCAIAKACHoBgEA_wkAIQMAAAB9ACABAADEBwAwVQAAxQcAIAMAAAB9ACABAAB-ADACAAB_ACAGLgAAvgoAIDECAIsKACGoBgAAvQoAMKkGAACFAQAQqgYAAL0KADDdBgIAAAABAQAAAMgHACABAAAAyAcAIAEuAACzDQAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMAAACFAQAgAQAAywcAMAIAAMgHACADAAAAhQEAIAEAAMsHADACAADIBwAgAy4AANENACAxAgAAAAHdBgIAAAABAUkAAM8HACACMQIAAAAB3QYCAAAAAQFJAADRBwAwAUkAANEHADADLgAA0A0AIDECAIIMACHdBgIAggwAIQIAAADIBwAgSQAA1AcAIAIxAgCCDAAh3QYCAIIMACECAAAAhQEAIEkAANYHACACAAAAhQEAIEkAANYHACADAAAAyAcAIFAAAM8HACBRAADUBwAgAQAAAMgHACABAAAAhQEAIAUKAADLDQAgVgAAzA0AIFcAAM8NACBYAADODQAgWQAAzQ0AIAUxAgCACgAhqAYAALwKADCpBgAA3QcAEKoGAAC8CgAw3QYCAIAKACEDAAAAhQEAIAEAANwHADBVAADdBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAEAAACSAQAgAQAAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACAMBAAAyQ0AIDIAAMoNACC6BgIAAAABxgZAAAAAAdUGAgAAAAHWBgEAAAAB4QYBAAAAAeIGBAAAAAHjBgEAAAAB5AYBAAAAAeUGQAAAAAHmBgEAAAABAUkAAOUHACAKugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAeEGAQAAAAHiBgQAAAAB4wYBAAAAAeQGAQAAAAHlBkAAAAAB5gYBAAAAAQFJAADnBwAwAUkAAOcHADAMBAAAwg0AIDIAAMMNACC6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIeEGAQCBDAAh4gYEALkNACHjBgEAgQwAIeQGAQCBDAAh5QZAAIMMACHmBgEAgQwAIQIAAACSAQAgSQAA6gcAIAq6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIeEGAQCBDAAh4gYEALkNACHjBgEAgQwAIeQGAQCBDAAh5QZAAIMMACHmBgEAgQwAIQIAAACJAQAgSQAA7AcAIAIAAACJAQAgSQAA7AcAIAMAAACSAQAgUAAA5QcAIFEAAOoHACABAAAAkgEAIAEAAACJAQAgBQoAAL0NACBWAAC-DQAgVwAAwQ0AIFgAAMANACBZAAC_DQAgDagGAAC7CgAwqQYAAPMHABCqBgAAuwoAMLoGAgCACgAhxgZAAIEKACHVBgIAgAoAIdYGAQD_CQAh4QYBAP8JACHiBgQAtQoAIeMGAQD_CQAh5AYBAP8JACHlBkAAgQoAIeYGAQD_CQAhAwAAAIkBACABAADyBwAwVQAA8wcAIAMAAACJAQAgAQAAkQEAMAIAAJIBACAHBAAAugoAIDUCAIsKACGoBgAAuAoAMKkGAACUAQAQqgYAALgKADDVBgIAAAAB4AYEALkKACEBAAAA9gcAIAEAAAD2BwAgAQQAALwNACADAAAAlAEAIAEAAPkHADACAAD2BwAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAMAAACUAQAgAQAA-QcAMAIAAPYHACAEBAAAuw0AIDUCAAAAAdUGAgAAAAHgBgQAAAABAUkAAP0HACADNQIAAAAB1QYCAAAAAeAGBAAAAAEBSQAA_wcAMAFJAAD_BwAwBAQAALoNACA1AgCCDAAh1QYCAIIMACHgBgQAuQ0AIQIAAAD2BwAgSQAAgggAIAM1AgCCDAAh1QYCAIIMACHgBgQAuQ0AIQIAAACUAQAgSQAAhAgAIAIAAACUAQAgSQAAhAgAIAMAAAD2BwAgUAAA_QcAIFEAAIIIACABAAAA9gcAIAEAAACUAQAgBQoAALQNACBWAAC1DQAgVwAAuA0AIFgAALcNACBZAAC2DQAgBjUCAIAKACGoBgAAtAoAMKkGAACLCAAQqgYAALQKADDVBgIAgAoAIeAGBAC1CgAhAwAAAJQBACABAACKCAAwVQAAiwgAIAMAAACUAQAgAQAA-QcAMAIAAPYHACANLgAAswoAIDMAALIKACCoBgAArgoAMKkGAACHAQAQqgYAAK4KADC6BgIAAAABxgZAAIwKACHHBkAAsAoAIdsGAQAAAAHcBgIAAAAB3QYCAAAAAd4GAQCvCgAh3wYgALEKACEBAAAAjggAIAEAAACOCAAgBi4AALMNACAzAACyDQAgxwYAAI0MACDcBgAAjQwAIN0GAACNDAAg3gYAAI0MACADAAAAhwEAIAEAAJEIADACAACOCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAMAAACHAQAgAQAAkQgAMAIAAI4IACAKLgAAsQ0AIDMAALANACC6BgIAAAABxgZAAAAAAccGQAAAAAHbBgEAAAAB3AYCAAAAAd0GAgAAAAHeBgEAAAAB3wYgAAAAAQFJAACVCAAgCLoGAgAAAAHGBkAAAAABxwZAAAAAAdsGAQAAAAHcBgIAAAAB3QYCAAAAAd4GAQAAAAHfBiAAAAABAUkAAJcIADABSQAAlwgAMAEAAACJAQAgAQAAAHkAIAouAACvDQAgMwAArg0AILoGAgCCDAAhxgZAAIMMACHHBkAAlQwAIdsGAQCBDAAh3AYCAJYMACHdBgIAlgwAId4GAQCqDAAh3wYgAK0NACECAAAAjggAIEkAAJwIACAIugYCAIIMACHGBkAAgwwAIccGQACVDAAh2wYBAIEMACHcBgIAlgwAId0GAgCWDAAh3gYBAKoMACHfBiAArQ0AIQIAAACHAQAgSQAAnggAIAIAAACHAQAgSQAAnggAIAEAAACJAQAgAQAAAHkAIAMAAACOCAAgUAAAlQgAIFEAAJwIACABAAAAjggAIAEAAACHAQAgCQoAAKgNACBWAACpDQAgVwAArA0AIFgAAKsNACBZAACqDQAgxwYAAI0MACDcBgAAjQwAIN0GAACNDAAg3gYAAI0MACALqAYAAKoKADCpBgAApwgAEKoGAACqCgAwugYCAIAKACHGBkAAgQoAIccGQACWCgAh2wYBAP8JACHcBgIAlwoAId0GAgCXCgAh3gYBAKIKACHfBiAAqwoAIQMAAACHAQAgAQAApggAMFUAAKcIACADAAAAhwEAIAEAAJEIADACAACOCAAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAApA0AIAwAAKYNACANAAClDQAgDgAApw0AILoGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHXBgEAAAAB2AYAAQAAAdkGAACiDQAg2gYAAKMNACABSQAArwgAIAi6BgIAAAABxgZAAAAAAdUGAgAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgAUkAALEIADABSQAAsQgAMAwEAAD-DAAgDAAAgA0AIA0AAP8MACAOAACBDQAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIAIAAAAmACBJAAC0CAAgCLoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACACAAAABwAgSQAAtggAIAIAAAAHACBJAAC2CAAgAwAAACYAIFAAAK8IACBRAAC0CAAgAQAAACYAIAEAAAAHACAGCgAA9wwAIFYAAPgMACBXAAD7DAAgWAAA-gwAIFkAAPkMACDYBgAAjQwAIAuoBgAAqAoAMKkGAAC9CAAQqgYAAKgKADC6BgIAgAoAIcYGQACBCgAh1QYCAIAKACHWBgEA_wkAIdcGAQD_CQAh2AYAAaEKACHZBgAAqQoAINoGAACpCgAgAwAAAAcAIAEAALwIADBVAAC9CAAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAAPMMACAFAAD0DAAgCwAA9QwAIAwAAPYMACC6BgIAAAABwAYCAAAAAcEGAADyDAAgxgZAAAAAAdQGAgAAAAEBSQAAxQgAIAW6BgIAAAABwAYCAAAAAcEGAADyDAAgxgZAAAAAAdQGAgAAAAEBSQAAxwgAMAFJAADHCAAwCQMAANYMACAFAADXDAAgCwAA2AwAIAwAANkMACC6BgIAggwAIcAGAgCCDAAhwQYAANUMACDGBkAAgwwAIdQGAgCCDAAhAgAAAAsAIEkAAMoIACAFugYCAIIMACHABgIAggwAIcEGAADVDAAgxgZAAIMMACHUBgIAggwAIQIAAAAJACBJAADMCAAgAgAAAAkAIEkAAMwIACADAAAACwAgUAAAxQgAIFEAAMoIACABAAAACwAgAQAAAAkAIAUKAADQDAAgVgAA0QwAIFcAANQMACBYAADTDAAgWQAA0gwAIAioBgAApwoAMKkGAADTCAAQqgYAAKcKADC6BgIAgAoAIcAGAgCACgAhwQYAAJUKACDGBkAAgQoAIdQGAgCACgAhAwAAAAkAIAEAANIIADBVAADTCAAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAM0MACAIAADODAAgCQAAzwwAILoGAgAAAAHBBgAAzAwAIMQGAgAAAAHGBkAAAAABxwZAAAAAAc8GAAEAAAHQBgEAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAABAUkAANsIACAKugYCAAAAAcEGAADMDAAgxAYCAAAAAcYGQAAAAAHHBkAAAAABzwYAAQAAAdAGAQAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAEBSQAA3QgAMAFJAADdCAAwDQYAAKsMACAIAACsDAAgCQAArQwAILoGAgCCDAAhwQYAAKgMACDEBgIAggwAIcYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhAgAAAA8AIEkAAOAIACAKugYCAIIMACHBBgAAqAwAIMQGAgCCDAAhxgZAAIMMACHHBkAAgwwAIc8GAAGpDAAh0AYBAKoMACHRBgEAqgwAIdIGQACVDAAh0wZAAJUMACECAAAADQAgSQAA4ggAIAIAAAANACBJAADiCAAgAwAAAA8AIFAAANsIACBRAADgCAAgAQAAAA8AIAEAAAANACAKCgAAowwAIFYAAKQMACBXAACnDAAgWAAApgwAIFkAAKUMACDPBgAAjQwAINAGAACNDAAg0QYAAI0MACDSBgAAjQwAINMGAACNDAAgDagGAACgCgAwqQYAAOkIABCqBgAAoAoAMLoGAgCACgAhwQYAAJUKACDEBgIAgAoAIcYGQACBCgAhxwZAAIEKACHPBgABoQoAIdAGAQCiCgAh0QYBAKIKACHSBkAAlgoAIdMGQACWCgAhAwAAAA0AIAEAAOgIADBVAADpCAAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAKIMACDGBkAAAAABzAYAAQAAAc0GAgAAAAHOBkAAAAABAUkAAPEIACAExgZAAAAAAcwGAAEAAAHNBgIAAAABzgZAAAAAAQFJAADzCAAwAUkAAPMIADAFBwAAoQwAIMYGQACDDAAhzAYAAZMMACHNBgIAggwAIc4GQACVDAAhAgAAABMAIEkAAPYIACAExgZAAIMMACHMBgABkwwAIc0GAgCCDAAhzgZAAJUMACECAAAAEQAgSQAA-AgAIAIAAAARACBJAAD4CAAgAwAAABMAIFAAAPEIACBRAAD2CAAgAQAAABMAIAEAAAARACAGCgAAnAwAIFYAAJ0MACBXAACgDAAgWAAAnwwAIFkAAJ4MACDOBgAAjQwAIAeoBgAAnwoAMKkGAAD_CAAQqgYAAJ8KADDGBkAAgQoAIcwGAAGUCgAhzQYCAIAKACHOBkAAlgoAIQMAAAARACABAAD-CAAwVQAA_wgAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAACaDAAgBgAAmwwAIL4GAAEAAAG_BgABAAABwAYCAAAAAcEGAACZDAAgwgYCAAAAAcMGQAAAAAHEBgIAAAABxQZAAAAAAcYGQAAAAAHHBkAAAAABAUkAAIcJACAKvgYAAQAAAb8GAAEAAAHABgIAAAABwQYAAJkMACDCBgIAAAABwwZAAAAAAcQGAgAAAAHFBkAAAAABxgZAAAAAAccGQAAAAAEBSQAAiQkAMAFJAACJCQAwAQAAAAkAIAwFAACXDAAgBgAAmAwAIL4GAAGTDAAhvwYAAZMMACHABgIAggwAIcEGAACUDAAgwgYCAIIMACHDBkAAlQwAIcQGAgCWDAAhxQZAAJUMACHGBkAAgwwAIccGQACDDAAhAgAAABoAIEkAAI0JACAKvgYAAZMMACG_BgABkwwAIcAGAgCCDAAhwQYAAJQMACDCBgIAggwAIcMGQACVDAAhxAYCAJYMACHFBkAAlQwAIcYGQACDDAAhxwZAAIMMACECAAAAGAAgSQAAjwkAIAIAAAAYACBJAACPCQAgAQAAAAkAIAMAAAAaACBQAACHCQAgUQAAjQkAIAEAAAAaACABAAAAGAAgCAoAAI4MACBWAACPDAAgVwAAkgwAIFgAAJEMACBZAACQDAAgwwYAAI0MACDEBgAAjQwAIMUGAACNDAAgDagGAACTCgAwqQYAAJcJABCqBgAAkwoAML4GAAGUCgAhvwYAAZQKACHABgIAgAoAIcEGAACVCgAgwgYCAIAKACHDBkAAlgoAIcQGAgCXCgAhxQZAAJYKACHGBkAAgQoAIccGQACBCgAhAwAAABgAIAEAAJYJADBVAACXCQAgAwAAABgAIAEAABkAMAIAABoAIAWoBgAAkgoAMKkGAACdCQAQqgYAAJIKADC8BgEAAAABvQZAAIwKACEBAAAAmgkAIAEAAACaCQAgBagGAACSCgAwqQYAAJ0JABCqBgAAkgoAMLwGAQCKCgAhvQZAAIwKACEAAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgArwGAQAAAAG9BkAAAAABAUkAAKIJACACvAYBAAAAAb0GQAAAAAEBSQAApAkAMAFJAACkCQAwArwGAQCBDAAhvQZAAIMMACECAAAAmgkAIEkAAKcJACACvAYBAIEMACG9BkAAgwwAIQIAAACdCQAgSQAAqQkAIAIAAACdCQAgSQAAqQkAIAMAAACaCQAgUAAAogkAIFEAAKcJACABAAAAmgkAIAEAAACdCQAgAwoAAIoMACBYAACMDAAgWQAAiwwAIAWoBgAAkQoAMKkGAACwCQAQqgYAAJEKADC8BgEA_wkAIb0GQACBCgAhAwAAAJ0JACABAACvCQAwVQAAsAkAIAMAAACdCQAgAQAAngkAMAIAAJoJACAFqAYAAJAKADCpBgAAtgkAEKoGAACQCgAwugYBAAAAAbsGQACMCgAhAQAAALMJACABAAAAswkAIAWoBgAAkAoAMKkGAAC2CQAQqgYAAJAKADC6BgEAigoAIbsGQACMCgAhAAMAAAC2CQAgAQAAtwkAMAIAALMJACADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAK6BgEAAAABuwZAAAAAAQFJAAC7CQAgAroGAQAAAAG7BkAAAAABAUkAAL0JADABSQAAvQkAMAK6BgEAgQwAIbsGQACDDAAhAgAAALMJACBJAADACQAgAroGAQCBDAAhuwZAAIMMACECAAAAtgkAIEkAAMIJACACAAAAtgkAIEkAAMIJACADAAAAswkAIFAAALsJACBRAADACQAgAQAAALMJACABAAAAtgkAIAMKAACHDAAgWAAAiQwAIFkAAIgMACAFqAYAAI8KADCpBgAAyQkAEKoGAACPCgAwugYBAP8JACG7BkAAgQoAIQMAAAC2CQAgAQAAyAkAMFUAAMkJACADAAAAtgkAIAEAALcJADACAACzCQAgBagGAACOCgAwqQYAAM8JABCqBgAAjgoAMKsGAQAAAAG5BkAAjAoAIQEAAADMCQAgAQAAAMwJACAFqAYAAI4KADCpBgAAzwkAEKoGAACOCgAwqwYBAIoKACG5BkAAjAoAIQADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACACqwYBAAAAAbkGQAAAAAEBSQAA1AkAIAKrBgEAAAABuQZAAAAAAQFJAADWCQAwAUkAANYJADACqwYBAIEMACG5BkAAgwwAIQIAAADMCQAgSQAA2QkAIAKrBgEAgQwAIbkGQACDDAAhAgAAAM8JACBJAADbCQAgAgAAAM8JACBJAADbCQAgAwAAAMwJACBQAADUCQAgUQAA2QkAIAEAAADMCQAgAQAAAM8JACADCgAAhAwAIFgAAIYMACBZAACFDAAgBagGAACNCgAwqQYAAOIJABCqBgAAjQoAMKsGAQD_CQAhuQZAAIEKACEDAAAAzwkAIAEAAOEJADBVAADiCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAaoBgAAiQoAMKkGAADoCQAQqgYAAIkKADCrBgEAAAABrAYCAIsKACGtBkAAjAoAIQEAAADlCQAgAQAAAOUJACAGqAYAAIkKADCpBgAA6AkAEKoGAACJCgAwqwYBAIoKACGsBgIAiwoAIa0GQACMCgAhAAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAOrBgEAAAABrAYCAAAAAa0GQAAAAAEBSQAA7QkAIAOrBgEAAAABrAYCAAAAAa0GQAAAAAEBSQAA7wkAMAFJAADvCQAwA6sGAQCBDAAhrAYCAIIMACGtBkAAgwwAIQIAAADlCQAgSQAA8gkAIAOrBgEAgQwAIawGAgCCDAAhrQZAAIMMACECAAAA6AkAIEkAAPQJACACAAAA6AkAIEkAAPQJACADAAAA5QkAIFAAAO0JACBRAADyCQAgAQAAAOUJACABAAAA6AkAIAUKAAD8CwAgVgAA_QsAIFcAAIAMACBYAAD_CwAgWQAA_gsAIAaoBgAA_gkAMKkGAAD7CQAQqgYAAP4JADCrBgEA_wkAIawGAgCACgAhrQZAAIEKACEDAAAA6AkAIAEAAPoJADBVAAD7CQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAaoBgAA_gkAMKkGAAD7CQAQqgYAAP4JADCrBgEA_wkAIawGAgCACgAhrQZAAIEKACEOCgAAgwoAIFgAAIgKACBZAACICgAgrgYBAAAAAa8GAQAAAASwBgEAAAAEsQYBAAAAAbIGAQAAAAGzBgEAAAABtAYBAAAAAbUGAQCHCgAhtgYBAAAAAbcGAQAAAAG4BgEAAAABDQoAAIMKACBWAACGCgAgVwAAgwoAIFgAAIMKACBZAACDCgAgrgYCAAAAAa8GAgAAAASwBgIAAAAEsQYCAAAAAbIGAgAAAAGzBgIAAAABtAYCAAAAAbUGAgCFCgAhCwoAAIMKACBYAACECgAgWQAAhAoAIK4GQAAAAAGvBkAAAAAEsAZAAAAABLEGQAAAAAGyBkAAAAABswZAAAAAAbQGQAAAAAG1BkAAggoAIQsKAACDCgAgWAAAhAoAIFkAAIQKACCuBkAAAAABrwZAAAAABLAGQAAAAASxBkAAAAABsgZAAAAAAbMGQAAAAAG0BkAAAAABtQZAAIIKACEIrgYCAAAAAa8GAgAAAASwBgIAAAAEsQYCAAAAAbIGAgAAAAGzBgIAAAABtAYCAAAAAbUGAgCDCgAhCK4GQAAAAAGvBkAAAAAEsAZAAAAABLEGQAAAAAGyBkAAAAABswZAAAAAAbQGQAAAAAG1BkAAhAoAIQ0KAACDCgAgVgAAhgoAIFcAAIMKACBYAACDCgAgWQAAgwoAIK4GAgAAAAGvBgIAAAAEsAYCAAAABLEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAhQoAIQiuBggAAAABrwYIAAAABLAGCAAAAASxBggAAAABsgYIAAAAAbMGCAAAAAG0BggAAAABtQYIAIYKACEOCgAAgwoAIFgAAIgKACBZAACICgAgrgYBAAAAAa8GAQAAAASwBgEAAAAEsQYBAAAAAbIGAQAAAAGzBgEAAAABtAYBAAAAAbUGAQCHCgAhtgYBAAAAAbcGAQAAAAG4BgEAAAABC64GAQAAAAGvBgEAAAAEsAYBAAAABLEGAQAAAAGyBgEAAAABswYBAAAAAbQGAQAAAAG1BgEAiAoAIbYGAQAAAAG3BgEAAAABuAYBAAAAAQaoBgAAiQoAMKkGAADoCQAQqgYAAIkKADCrBgEAigoAIawGAgCLCgAhrQZAAIwKACELrgYBAAAAAa8GAQAAAASwBgEAAAAEsQYBAAAAAbIGAQAAAAGzBgEAAAABtAYBAAAAAbUGAQCICgAhtgYBAAAAAbcGAQAAAAG4BgEAAAABCK4GAgAAAAGvBgIAAAAEsAYCAAAABLEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAgwoAIQiuBkAAAAABrwZAAAAABLAGQAAAAASxBkAAAAABsgZAAAAAAbMGQAAAAAG0BkAAAAABtQZAAIQKACEFqAYAAI0KADCpBgAA4gkAEKoGAACNCgAwqwYBAP8JACG5BkAAgQoAIQWoBgAAjgoAMKkGAADPCQAQqgYAAI4KADCrBgEAigoAIbkGQACMCgAhBagGAACPCgAwqQYAAMkJABCqBgAAjwoAMLoGAQD_CQAhuwZAAIEKACEFqAYAAJAKADCpBgAAtgkAEKoGAACQCgAwugYBAIoKACG7BkAAjAoAIQWoBgAAkQoAMKkGAACwCQAQqgYAAJEKADC8BgEA_wkAIb0GQACBCgAhBagGAACSCgAwqQYAAJ0JABCqBgAAkgoAMLwGAQCKCgAhvQZAAIwKACENqAYAAJMKADCpBgAAlwkAEKoGAACTCgAwvgYAAZQKACG_BgABlAoAIcAGAgCACgAhwQYAAJUKACDCBgIAgAoAIcMGQACWCgAhxAYCAJcKACHFBkAAlgoAIcYGQACBCgAhxwZAAIEKACEHCgAAgwoAIFgAAJ4KACBZAACeCgAgrgYAAQAAAa8GAAEAAASwBgABAAAEtQYAAZ0KACEErgYAAADJBgnJBgAAAMkGA8oGAAAAyQYIywYAAADJBggLCgAAmQoAIFgAAJwKACBZAACcCgAgrgZAAAAAAa8GQAAAAAWwBkAAAAAFsQZAAAAAAbIGQAAAAAGzBkAAAAABtAZAAAAAAbUGQACbCgAhDQoAAJkKACBWAACaCgAgVwAAmQoAIFgAAJkKACBZAACZCgAgrgYCAAAAAa8GAgAAAAWwBgIAAAAFsQYCAAAAAbIGAgAAAAGzBgIAAAABtAYCAAAAAbUGAgCYCgAhDQoAAJkKACBWAACaCgAgVwAAmQoAIFgAAJkKACBZAACZCgAgrgYCAAAAAa8GAgAAAAWwBgIAAAAFsQYCAAAAAbIGAgAAAAGzBgIAAAABtAYCAAAAAbUGAgCYCgAhCK4GAgAAAAGvBgIAAAAFsAYCAAAABbEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAmQoAIQiuBggAAAABrwYIAAAABbAGCAAAAAWxBggAAAABsgYIAAAAAbMGCAAAAAG0BggAAAABtQYIAJoKACELCgAAmQoAIFgAAJwKACBZAACcCgAgrgZAAAAAAa8GQAAAAAWwBkAAAAAFsQZAAAAAAbIGQAAAAAGzBkAAAAABtAZAAAAAAbUGQACbCgAhCK4GQAAAAAGvBkAAAAAFsAZAAAAABbEGQAAAAAGyBkAAAAABswZAAAAAAbQGQAAAAAG1BkAAnAoAIQcKAACDCgAgWAAAngoAIFkAAJ4KACCuBgABAAABrwYAAQAABLAGAAEAAAS1BgABnQoAIQSuBgABAAABrwYAAQAABLAGAAEAAAS1BgABngoAIQeoBgAAnwoAMKkGAAD_CAAQqgYAAJ8KADDGBkAAgQoAIcwGAAGUCgAhzQYCAIAKACHOBkAAlgoAIQ2oBgAAoAoAMKkGAADpCAAQqgYAAKAKADC6BgIAgAoAIcEGAACVCgAgxAYCAIAKACHGBkAAgQoAIccGQACBCgAhzwYAAaEKACHQBgEAogoAIdEGAQCiCgAh0gZAAJYKACHTBkAAlgoAIQcKAACZCgAgWAAApgoAIFkAAKYKACCuBgABAAABrwYAAQAABbAGAAEAAAW1BgABpQoAIQ4KAACZCgAgWAAApAoAIFkAAKQKACCuBgEAAAABrwYBAAAABbAGAQAAAAWxBgEAAAABsgYBAAAAAbMGAQAAAAG0BgEAAAABtQYBAKMKACG2BgEAAAABtwYBAAAAAbgGAQAAAAEOCgAAmQoAIFgAAKQKACBZAACkCgAgrgYBAAAAAa8GAQAAAAWwBgEAAAAFsQYBAAAAAbIGAQAAAAGzBgEAAAABtAYBAAAAAbUGAQCjCgAhtgYBAAAAAbcGAQAAAAG4BgEAAAABC64GAQAAAAGvBgEAAAAFsAYBAAAABbEGAQAAAAGyBgEAAAABswYBAAAAAbQGAQAAAAG1BgEApAoAIbYGAQAAAAG3BgEAAAABuAYBAAAAAQcKAACZCgAgWAAApgoAIFkAAKYKACCuBgABAAABrwYAAQAABbAGAAEAAAW1BgABpQoAIQSuBgABAAABrwYAAQAABbAGAAEAAAW1BgABpgoAIQioBgAApwoAMKkGAADTCAAQqgYAAKcKADC6BgIAgAoAIcAGAgCACgAhwQYAAJUKACDGBkAAgQoAIdQGAgCACgAhC6gGAACoCgAwqQYAAL0IABCqBgAAqAoAMLoGAgCACgAhxgZAAIEKACHVBgIAgAoAIdYGAQD_CQAh1wYBAP8JACHYBgABoQoAIdkGAACpCgAg2gYAAKkKACAErgYBAAAABckGAQAAAAHKBgEAAAAEywYBAAAABAuoBgAAqgoAMKkGAACnCAAQqgYAAKoKADC6BgIAgAoAIcYGQACBCgAhxwZAAJYKACHbBgEA_wkAIdwGAgCXCgAh3QYCAJcKACHeBgEAogoAId8GIACrCgAhBQoAAIMKACBYAACtCgAgWQAArQoAIK4GIAAAAAG1BiAArAoAIQUKAACDCgAgWAAArQoAIFkAAK0KACCuBiAAAAABtQYgAKwKACECrgYgAAAAAbUGIACtCgAhDS4AALMKACAzAACyCgAgqAYAAK4KADCpBgAAhwEAEKoGAACuCgAwugYCAIsKACHGBkAAjAoAIccGQACwCgAh2wYBAIoKACHcBgIA-goAId0GAgD6CgAh3gYBAK8KACHfBiAAsQoAIQuuBgEAAAABrwYBAAAABbAGAQAAAAWxBgEAAAABsgYBAAAAAbMGAQAAAAG0BgEAAAABtQYBAKQKACG2BgEAAAABtwYBAAAAAbgGAQAAAAEIrgZAAAAAAa8GQAAAAAWwBkAAAAAFsQZAAAAAAbIGQAAAAAGzBkAAAAABtAZAAAAAAbUGQACcCgAhAq4GIAAAAAG1BiAArQoAIREEAAC6CgAgMgAAuAsAIKgGAAC3CwAwqQYAAIkBABCqBgAAtwsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh4QYBAIoKACHiBgQAuQoAIeMGAQCKCgAh5AYBAIoKACHlBkAAjAoAIeYGAQCKCgAh_AcAAIkBACD9BwAAiQEAIBsZAAC6CgAgLwAAqwsAIDAAAKwLACAxAADACwAgMgAAuAsAIKgGAAC8CwAwqQYAAHkAEKoGAAC8CwAwugYCAIsKACHGBkAAjAoAIeEGAQCKCgAh4gYEALkKACHkBgEAigoAIecGAgCLCgAh6gYBAIoKACHrBgEAigoAIe0GAAC9C-0GIu8GAAC-C-8GIvAGCAC_CwAh8QYCAPoKACHyBgIA-goAIfMGAQCvCgAh9AYCAIsKACH1BgIAiwoAIfYGAgCLCgAh_AcAAHkAIP0HAAB5ACAGNQIAgAoAIagGAAC0CgAwqQYAAIsIABCqBgAAtAoAMNUGAgCACgAh4AYEALUKACENCgAAgwoAIFYAAIYKACBXAAC3CgAgWAAAtwoAIFkAALcKACCuBgQAAAABrwYEAAAABLAGBAAAAASxBgQAAAABsgYEAAAAAbMGBAAAAAG0BgQAAAABtQYEALYKACENCgAAgwoAIFYAAIYKACBXAAC3CgAgWAAAtwoAIFkAALcKACCuBgQAAAABrwYEAAAABLAGBAAAAASxBgQAAAABsgYEAAAAAbMGBAAAAAG0BgQAAAABtQYEALYKACEIrgYEAAAAAa8GBAAAAASwBgQAAAAEsQYEAAAAAbIGBAAAAAGzBgQAAAABtAYEAAAAAbUGBAC3CgAhBwQAALoKACA1AgCLCgAhqAYAALgKADCpBgAAlAEAEKoGAAC4CgAw1QYCAIsKACHgBgQAuQoAIQiuBgQAAAABrwYEAAAABLAGBAAAAASxBgQAAAABsgYEAAAAAbMGBAAAAAG0BgQAAAABtQYEALcKACE1EAAAnQsAIBEAAJ4LACASAACfCwAgEwAAoAsAIBQAAKELACAVAACiCwAgFgAAowsAIBcAAP8KACAbAACkCwAgHAAA7AoAICEAAKYLACAjAAClCwAgJQAApwsAICoAAKgLACAtAACpCwAgLwAAqwsAIDAAAKwLACA0AACqCwAgNQAArQsAIDYAAK4LACA5AACvCwAgOgAArwsAIDsAAK8LACA9AACwCwAgPgAAsAsAID8AALELACBAAACyCwAgQgAAswsAIEMAALQLACCoBgAAmwsAMKkGAACaAQAQqgYAAJsLADC6BgIAiwoAIcYGQACMCgAh3gYBAK8KACGJB0AAsAoAIdcHAQCvCgAh4gcBAIoKACHjB0AAsAoAIeQHAQCvCgAh5gcAAJwL5gci5wdAALAKACHoB0AAsAoAIekHAQCvCgAh6gdAALAKACHrB0AAsAoAIewHAQCvCgAh7QcCAIsKACHuByAAsQoAIe8HQACwCgAh8AcgALEKACH8BwAAmgEAIP0HAACaAQAgDagGAAC7CgAwqQYAAPMHABCqBgAAuwoAMLoGAgCACgAhxgZAAIEKACHVBgIAgAoAIdYGAQD_CQAh4QYBAP8JACHiBgQAtQoAIeMGAQD_CQAh5AYBAP8JACHlBkAAgQoAIeYGAQD_CQAhBTECAIAKACGoBgAAvAoAMKkGAADdBwAQqgYAALwKADDdBgIAgAoAIQYuAAC-CgAgMQIAiwoAIagGAAC9CgAwqQYAAIUBABCqBgAAvQoAMN0GAgCLCgAhGxkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAiwoAIcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQCKCgAh5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACH8BwAAeQAg_QcAAHkAIAioBgAAvwoAMKkGAADFBwAQqgYAAL8KADC6BgIAgAoAIcYGQACBCgAh3QYCAIAKACHnBgIAgAoAIegGAQD_CQAhB6gGAADACgAwqQYAAK8HABCqBgAAwAoAMMYGQACBCgAh1AYCAIAKACHdBgIAgAoAIekGAgCACgAhFKgGAADBCgAwqQYAAJkHABCqBgAAwQoAMLoGAgCACgAhxgZAAIEKACHhBgEA_wkAIeIGBAC1CgAh5AYBAP8JACHnBgIAgAoAIeoGAQD_CQAh6wYBAP8JACHtBgAAwgrtBiLvBgAAwwrvBiLwBggAxAoAIfEGAgCXCgAh8gYCAJcKACHzBgEAogoAIfQGAgCACgAh9QYCAIAKACH2BgIAgAoAIQcKAACDCgAgWAAAyQoAIFkAAMkKACCuBgAAAO0GAq8GAAAA7QYIsAYAAADtBgi1BgAAyArtBiIHCgAAgwoAIFgAAMcKACBZAADHCgAgrgYAAADvBgKvBgAAAO8GCLAGAAAA7wYItQYAAMYK7wYiDQoAAJkKACBWAACaCgAgVwAAmgoAIFgAAJoKACBZAACaCgAgrgYIAAAAAa8GCAAAAAWwBggAAAAFsQYIAAAAAbIGCAAAAAGzBggAAAABtAYIAAAAAbUGCADFCgAhDQoAAJkKACBWAACaCgAgVwAAmgoAIFgAAJoKACBZAACaCgAgrgYIAAAAAa8GCAAAAAWwBggAAAAFsQYIAAAAAbIGCAAAAAGzBggAAAABtAYIAAAAAbUGCADFCgAhBwoAAIMKACBYAADHCgAgWQAAxwoAIK4GAAAA7wYCrwYAAADvBgiwBgAAAO8GCLUGAADGCu8GIgSuBgAAAO8GAq8GAAAA7wYIsAYAAADvBgi1BgAAxwrvBiIHCgAAgwoAIFgAAMkKACBZAADJCgAgrgYAAADtBgKvBgAAAO0GCLAGAAAA7QYItQYAAMgK7QYiBK4GAAAA7QYCrwYAAADtBgiwBgAAAO0GCLUGAADJCu0GIgWoBgAAygoAMKkGAACDBwAQqgYAAMoKADD3BgIAgAoAIfgGAgCACgAhCqgGAADLCgAwqQYAAO0GABCqBgAAywoAMOoGAQD_CQAh9wYCAJcKACH4BgIAgAoAIfkGAgCACgAh-gYQAMwKACH7BgIAgAoAIfwGAQCiCgAhDQoAAIMKACBWAADOCgAgVwAAzgoAIFgAAM4KACBZAADOCgAgrgYQAAAAAa8GEAAAAASwBhAAAAAEsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADNCgAhDQoAAIMKACBWAADOCgAgVwAAzgoAIFgAAM4KACBZAADOCgAgrgYQAAAAAa8GEAAAAASwBhAAAAAEsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADNCgAhCK4GEAAAAAGvBhAAAAAEsAYQAAAABLEGEAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAAzgoAIQqoBgAAzwoAMKkGAADXBgAQqgYAAM8KADC6BgIAgAoAIcYGQACBCgAh7wYAANEKgQci_gYAANAK_gYi_wYCAIAKACGBB0AAlgoAIYIHAQCiCgAhBwoAAIMKACBYAADVCgAgWQAA1QoAIK4GAAAA_gYCrwYAAAD-BgiwBgAAAP4GCLUGAADUCv4GIgcKAACDCgAgWAAA0woAIFkAANMKACCuBgAAAIEHAq8GAAAAgQcIsAYAAACBBwi1BgAA0gqBByIHCgAAgwoAIFgAANMKACBZAADTCgAgrgYAAACBBwKvBgAAAIEHCLAGAAAAgQcItQYAANIKgQciBK4GAAAAgQcCrwYAAACBBwiwBgAAAIEHCLUGAADTCoEHIgcKAACDCgAgWAAA1QoAIFkAANUKACCuBgAAAP4GAq8GAAAA_gYIsAYAAAD-Bgi1BgAA1Ar-BiIErgYAAAD-BgKvBgAAAP4GCLAGAAAA_gYItQYAANUK_gYiFh0BAP8JACGoBgAA1goAMKkGAADBBgAQqgYAANYKADC6BgIAgAoAIcYGQACBCgAh1QYCAJcKACHqBgEA_wkAIesGAQD_CQAh7wYAANgKiAci9wYCAJcKACH6BhAAzAoAIYMHAQCiCgAhhAcBAKIKACGFBxAA1woAIYYHAgCACgAhiAcBAKIKACGJB0AAlgoAIYoHAgCACgAhiwcgAKsKACGMBwEA_wkAIY0HAQD_CQAhDQoAAJkKACBWAADcCgAgVwAA3AoAIFgAANwKACBZAADcCgAgrgYQAAAAAa8GEAAAAAWwBhAAAAAFsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADbCgAhBwoAAIMKACBYAADaCgAgWQAA2goAIK4GAAAAiAcCrwYAAACIBwiwBgAAAIgHCLUGAADZCogHIgcKAACDCgAgWAAA2goAIFkAANoKACCuBgAAAIgHAq8GAAAAiAcIsAYAAACIBwi1BgAA2QqIByIErgYAAACIBwKvBgAAAIgHCLAGAAAAiAcItQYAANoKiAciDQoAAJkKACBWAADcCgAgVwAA3AoAIFgAANwKACBZAADcCgAgrgYQAAAAAa8GEAAAAAWwBhAAAAAFsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADbCgAhCK4GEAAAAAGvBhAAAAAFsAYQAAAABbEGEAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAA3AoAIQuoBgAA3QoAMKkGAACpBgAQqgYAAN0KADC6BgIAgAoAIcYGQACBCgAh1QYCAIAKACHWBgEA_wkAIesGAQD_CQAh7wYAAN4KjwcigwcBAP8JACGPByAAqwoAIQcKAACDCgAgWAAA4AoAIFkAAOAKACCuBgAAAI8HAq8GAAAAjwcIsAYAAACPBwi1BgAA3wqPByIHCgAAgwoAIFgAAOAKACBZAADgCgAgrgYAAACPBwKvBgAAAI8HCLAGAAAAjwcItQYAAN8KjwciBK4GAAAAjwcCrwYAAACPBwiwBgAAAI8HCLUGAADgCo8HIgSoBgAA4QoAMKkGAACTBgAQqgYAAOEKADCQBwIAgAoAIQUeAADjCgAgqAYAAOIKADCpBgAAVgAQqgYAAOIKADCQBwIAiwoAIRMZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIfwHAABDACD9BwAAQwAgB6gGAADkCgAwqQYAAIEGABCqBgAA5AoAMMYGQACBCgAh1AYCAIAKACHpBgIAgAoAIZEHAgCACgAhCagGAADlCgAwqQYAAOsFABCqBgAA5QoAMLoGAgCACgAhxgZAAIEKACHnBgIAgAoAIZAHAgCACgAhkgcBAP8JACGTBwIAgAoAIQyoBgAA5goAMKkGAADVBQAQqgYAAOYKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACHqBgEA_wkAIe8GAADnCpYHIpIHAQD_CQAhlAcCAJcKACGWBwIAlwoAIZcHAgCACgAhBwoAAIMKACBYAADpCgAgWQAA6QoAIK4GAAAAlgcCrwYAAACWBwiwBgAAAJYHCLUGAADoCpYHIgcKAACDCgAgWAAA6QoAIFkAAOkKACCuBgAAAJYHAq8GAAAAlgcIsAYAAACWBwi1BgAA6AqWByIErgYAAACWBwKvBgAAAJYHCLAGAAAAlgcItQYAAOkKlgciBqgGAADqCgAwqQYAALsFABCqBgAA6goAMLoGAgCACgAh1gYBAP8JACGDBwEA_wkAIQccAADsCgAgqAYAAOsKADCpBgAARwAQqgYAAOsKADC6BgIAiwoAIdYGAQCKCgAhgwcBAIoKACEDmAcAAEMAIJkHAABDACCaBwAAQwAgBqgGAADtCgAwqQYAAKMFABCqBgAA7QoAMMYGQACBCgAh1gYBAP8JACHpBgABlAoAIQaoBgAA7goAMKkGAACQBQAQqgYAAO4KADDGBkAAjAoAIdYGAQCKCgAh6QYAAe8KACEErgYAAQAAAa8GAAEAAASwBgABAAAEtQYAAZ4KACEJqAYAAPAKADCpBgAAigUAEKoGAADwCgAwugYCAIAKACHGBkAAgQoAIdQGAgCACgAhmwcBAP8JACGcBwEA_wkAIZ0HQACWCgAhDKgGAADxCgAwqQYAAPQEABCqBgAA8QoAMLoGAgCACgAhxgZAAIEKACHUBgIAgAoAIdYGAQD_CQAhnQdAAJYKACGeBwABlAoAIZ8HAAGUCgAhoAcEALUKACGhBwAAqQoAIAaoBgAA8goAMKkGAADeBAAQqgYAAPIKADDMBgABlAoAIc4GQACWCgAh1AYCAIAKACEJqAYAAPMKADCpBgAAyAQAEKoGAADzCgAwxgZAAIEKACHUBgIAgAoAIaIHAQD_CQAhowcEALUKACGkBwIAgAoAIaUHQACWCgAhCgMAALoKACCoBgAA9AoAMKkGAAApABCqBgAA9AoAMMYGQACMCgAh1AYCAIsKACGiBwEAigoAIaMHBAC5CgAhpAcCAIsKACGlB0AAsAoAIQeoBgAA9QoAMKkGAACwBAAQqgYAAPUKADDUBgIAlwoAIaYHAQD_CQAhpwcAAPYKACCoB0AAgQoAIQ8KAACDCgAgWAAA9woAIFkAAPcKACCuBoAAAAABsQaAAAAAAbIGgAAAAAGzBoAAAAABtAaAAAAAAbUGgAAAAAGpBwEAAAABqgcBAAAAAasHAQAAAAGsB4AAAAABrQeAAAAAAa4HgAAAAAEMrgaAAAAAAbEGgAAAAAGyBoAAAAABswaAAAAAAbQGgAAAAAG1BoAAAAABqQcBAAAAAaoHAQAAAAGrBwEAAAABrAeAAAAAAa0HgAAAAAGuB4AAAAABB6gGAAD4CgAwqQYAAJ0EABCqBgAA-AoAMNQGAgD6CgAhpgcBAIoKACGnBwAA-QoAIKgHQACMCgAhDK4GgAAAAAGxBoAAAAABsgaAAAAAAbMGgAAAAAG0BoAAAAABtQaAAAAAAakHAQAAAAGqBwEAAAABqwcBAAAAAawHgAAAAAGtB4AAAAABrgeAAAAAAQiuBgIAAAABrwYCAAAABbAGAgAAAAWxBgIAAAABsgYCAAAAAbMGAgAAAAG0BgIAAAABtQYCAJkKACEIqAYAAPsKADCpBgAAlwQAEKoGAAD7CgAwugYCAIAKACHGBkAAgQoAIecGAgCACgAh6AYBAP8JACGvBwIAgAoAIQ6oBgAA_AoAMKkGAACBBAAQqgYAAPwKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACHoBgEA_wkAIeoGAQD_CQAhsAcCAIAKACGxByAAqwoAIbIHIACrCgAhswcCAIAKACG0B0AAgQoAIbUHAgCACgAhCKgGAAD9CgAwqQYAAOsDABCqBgAA_QoAMLoGAgCACgAhxgZAAIEKACHqBgEA_wkAIesGAQD_CQAhtgcCAIAKACEJFwAA_woAIKgGAAD-CgAwqQYAANgDABCqBgAA_goAMLoGAgCLCgAhxgZAAIwKACHqBgEAigoAIesGAQCKCgAhtgcCAIsKACEDmAcAADcAIJkHAAA3ACCaBwAANwAgEqgGAACACwAwqQYAANIDABCqBgAAgAsAMLoGAgCACgAhuwZAAJYKACHDBkAAgQoAIccGQACWCgAh1AYCAIAKACHgBgQAtQoAIeQGAQCiCgAhtwcBAP8JACG4BwIAgAoAIbkHAgCACgAhugcCAIAKACG7BwQAtQoAIbwHAgCACgAhvQcBAKIKACG-B0AAlgoAIRCoBgAAgQsAMKkGAAC8AwAQqgYAAIELADC5BkAAgQoAIboGAgCACgAh5wYCAJcKACHqBgEAogoAIbcHAQD_CQAhvwcBAP8JACHABwIAgAoAIcEHAgCXCgAhwgcBAP8JACHDBwEAogoAIcQHIACrCgAhxQcCAJcKACHGBwEAogoAIRCoBgAAggsAMKkGAACpAwAQqgYAAIILADC5BkAAjAoAIboGAgCLCgAh5wYCAPoKACHqBgEArwoAIbcHAQCKCgAhvwcBAIoKACHABwIAiwoAIcEHAgD6CgAhwgcBAIoKACHDBwEArwoAIcQHIACxCgAhxQcCAPoKACHGBwEArwoAIQK_BwEAAAABwAcCAAAAAQyoBgAAhAsAMKkGAACjAwAQqgYAAIQLADC5BkAAgQoAIboGAgCACgAh1QYCAJcKACHqBgEAogoAIZIHAQD_CQAhvwcBAP8JACHABwIAgAoAIcgHAgCACgAhyQcCAIAKACEQqAYAAIULADCpBgAAiwMAEKoGAACFCwAwugYCAIAKACHGBkAAgQoAIecGAgCXCgAh7wYAAIYLzQcivwcBAP8JACHABwIAgAoAIcYHAQD_CQAhygcCAIAKACHLBwEAogoAIc0HAgCXCgAhzgcBAKIKACHPB0AAlgoAIdAHQACWCgAhBwoAAIMKACBYAACICwAgWQAAiAsAIK4GAAAAzQcCrwYAAADNBwiwBgAAAM0HCLUGAACHC80HIgcKAACDCgAgWAAAiAsAIFkAAIgLACCuBgAAAM0HAq8GAAAAzQcIsAYAAADNBwi1BgAAhwvNByIErgYAAADNBwKvBgAAAM0HCLAGAAAAzQcItQYAAIgLzQciDKgGAACJCwAwqQYAAPECABCqBgAAiQsAMLkGQACBCgAhugYCAIAKACG_BwEA_wkAIcAHAgCXCgAhxQcCAJcKACHGBwEAogoAIdEHAQD_CQAh0gcBAKIKACHTBwAA9goAIAyoBgAAigsAMKkGAADeAgAQqgYAAIoLADC5BkAAjAoAIboGAgCLCgAhvwcBAIoKACHABwIA-goAIcUHAgD6CgAhxgcBAK8KACHRBwEAigoAIdIHAQCvCgAh0wcAAPkKACAKqAYAAIsLADCpBgAA2AIAEKoGAACLCwAwqwYBAP8JACHGBkAAgQoAIdQGAgCACgAh7wYCAIAKACGSBwEA_wkAIdQHAQD_CQAh1QcAAZQKACEKqAYAAIwLADCpBgAAwgIAEKoGAACMCwAwxgZAAIEKACHHBkAAgQoAIcwGAAGUCgAhzgZAAJYKACHUBgIAgAoAIdYHAQD_CQAh1wcBAP8JACEKqAYAAI0LADCpBgAArAIAEKoGAACNCwAwugYCAIAKACHGBkAAgQoAIccGQACBCgAhzAYAAZQKACHYBwIAgAoAIdkHAgCACgAh2gcCAIAKACENSQAA9goAIKgGAACOCwAwqQYAAJYCABCqBgAAjgsAMLoGAgCACgAhxgZAAIEKACHUBgIAlwoAIbgHAgCACgAhvQcBAKIKACHbBwEA_wkAIdwHAQD_CQAh3QdAAIEKACHeB0AAlgoAIQ-oBgAAjwsAMKkGAAD-AQAQqgYAAI8LADC6BgIAgAoAIcAGAgCXCgAhwQYAAJUKACDGBkAAgQoAIccGQACWCgAhzAYAAZQKACHUBgIAgAoAIdYGAQD_CQAhnQdAAJYKACHfBwEA_wkAIeAHQACWCgAh4QcCAJcKACEWqAYAAJALADCpBgAA5AEAEKoGAACQCwAwugYCAIAKACHGBkAAgQoAId4GAQCiCgAhiQdAAJYKACHXBwEAogoAIeIHAQD_CQAh4wdAAJYKACHkBwEAogoAIeYHAACRC-YHIucHQACWCgAh6AdAAJYKACHpBwEAogoAIeoHQACWCgAh6wdAAJYKACHsBwEAogoAIe0HAgCACgAh7gcgAKsKACHvB0AAlgoAIfAHIACrCgAhBwoAAIMKACBYAACTCwAgWQAAkwsAIK4GAAAA5gcCrwYAAADmBwiwBgAAAOYHCLUGAACSC-YHIgcKAACDCgAgWAAAkwsAIFkAAJMLACCuBgAAAOYHAq8GAAAA5gcIsAYAAADmBwi1BgAAkgvmByIErgYAAADmBwKvBgAAAOYHCLAGAAAA5gcItQYAAJML5gciEwMAALoKACCoBgAAlAsAMKkGAACyAQAQqgYAAJQLADC6BgIAiwoAIbsGQACwCgAhwwZAAIwKACHHBkAAsAoAIdQGAgCLCgAh4AYEALkKACHkBgEArwoAIbcHAQCKCgAhuAcCAIsKACG5BwIAiwoAIboHAgCLCgAhuwcEALkKACG8BwIAiwoAIb0HAQCvCgAhvgdAALAKACELQQAAugoAIKgGAACVCwAwqQYAAK4BABCqBgAAlQsAMLoGAgCLCgAhxgZAAIwKACHHBkAAjAoAIcwGAAHvCgAh2AcCAIsKACHZBwIAiwoAIdoHAgCLCgAhCwMAALoKACCoBgAAlgsAMKkGAACqAQAQqgYAAJYLADDGBkAAjAoAIccGQACMCgAhzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAh1gcBAIoKACHXBwEAigoAIQ4DAACYCwAgSQAA-QoAIKgGAACXCwAwqQYAAKUBABCqBgAAlwsAMLoGAgCLCgAhxgZAAIwKACHUBgIA-goAIbgHAgCLCgAhvQcBAK8KACHbBwEAigoAIdwHAQCKCgAh3QdAAIwKACHeB0AAsAoAITUQAACdCwAgEQAAngsAIBIAAJ8LACATAACgCwAgFAAAoQsAIBUAAKILACAWAACjCwAgFwAA_woAIBsAAKQLACAcAADsCgAgIQAApgsAICMAAKULACAlAACnCwAgKgAAqAsAIC0AAKkLACAvAACrCwAgMAAArAsAIDQAAKoLACA1AACtCwAgNgAArgsAIDkAAK8LACA6AACvCwAgOwAArwsAID0AALALACA-AACwCwAgPwAAsQsAIEAAALILACBCAACzCwAgQwAAtAsAIKgGAACbCwAwqQYAAJoBABCqBgAAmwsAMLoGAgCLCgAhxgZAAIwKACHeBgEArwoAIYkHQACwCgAh1wcBAK8KACHiBwEAigoAIeMHQACwCgAh5AcBAK8KACHmBwAAnAvmByLnB0AAsAoAIegHQACwCgAh6QcBAK8KACHqB0AAsAoAIesHQACwCgAh7AcBAK8KACHtBwIAiwoAIe4HIACxCgAh7wdAALAKACHwByAAsQoAIfwHAACaAQAg_QcAAJoBACADvwcBAAAAAcAHAgAAAAHIBwIAAAABDgQAAJgLACA8AAC6CgAgqAYAAJoLADCpBgAAnwEAEKoGAACaCwAwuQZAAIwKACG6BgIAiwoAIdUGAgD6CgAh6gYBAK8KACGSBwEAigoAIb8HAQCKCgAhwAcCAIsKACHIBwIAiwoAIckHAgCLCgAhMxAAAJ0LACARAACeCwAgEgAAnwsAIBMAAKALACAUAAChCwAgFQAAogsAIBYAAKMLACAXAAD_CgAgGwAApAsAIBwAAOwKACAhAACmCwAgIwAApQsAICUAAKcLACAqAACoCwAgLQAAqQsAIC8AAKsLACAwAACsCwAgNAAAqgsAIDUAAK0LACA2AACuCwAgOQAArwsAIDoAAK8LACA7AACvCwAgPQAAsAsAID4AALALACA_AACxCwAgQAAAsgsAIEIAALMLACBDAAC0CwAgqAYAAJsLADCpBgAAmgEAEKoGAACbCwAwugYCAIsKACHGBkAAjAoAId4GAQCvCgAhiQdAALAKACHXBwEArwoAIeIHAQCKCgAh4wdAALAKACHkBwEArwoAIeYHAACcC-YHIucHQACwCgAh6AdAALAKACHpBwEArwoAIeoHQACwCgAh6wdAALAKACHsBwEArwoAIe0HAgCLCgAh7gcgALEKACHvB0AAsAoAIfAHIACxCgAhBK4GAAAA5gcCrwYAAADmBwiwBgAAAOYHCLUGAACTC-YHIgOYBwAAAwAgmQcAAAMAIJoHAAADACADmAcAAAcAIJkHAAAHACCaBwAABwAgA5gHAAAJACCZBwAACQAgmgcAAAkAIAwDAAC6CgAgqAYAAPQKADCpBgAAKQAQqgYAAPQKADDGBkAAjAoAIdQGAgCLCgAhogcBAIoKACGjBwQAuQoAIaQHAgCLCgAhpQdAALAKACH8BwAAKQAg_QcAACkAIAOYBwAAKwAgmQcAACsAIJoHAAArACADmAcAAC8AIJkHAAAvACCaBwAALwAgA5gHAAAzACCZBwAAMwAgmgcAADMAIAOYBwAAPQAgmQcAAD0AIJoHAAA9ACADmAcAAEsAIJkHAABLACCaBwAASwAgA5gHAABOACCZBwAATgAgmgcAAE4AIAOYBwAAWwAgmQcAAFsAIJoHAABbACADmAcAAF8AIJkHAABfACCaBwAAXwAgA5gHAAB1ACCZBwAAdQAgmgcAAHUAIAOYBwAAeQAgmQcAAHkAIJoHAAB5ACADmAcAAH0AIJkHAAB9ACCaBwAAfQAgA5gHAACBAQAgmQcAAIEBACCaBwAAgQEAIAOYBwAAiQEAIJkHAACJAQAgmgcAAIkBACAJBAAAugoAIDUCAIsKACGoBgAAuAoAMKkGAACUAQAQqgYAALgKADDVBgIAiwoAIeAGBAC5CgAh_AcAAJQBACD9BwAAlAEAIAOYBwAAlgEAIJkHAACWAQAgmgcAAJYBACADmAcAAJ8BACCZBwAAnwEAIJoHAACfAQAgA5gHAAClAQAgmQcAAKUBACCaBwAApQEAIAOYBwAAqgEAIJkHAACqAQAgmgcAAKoBACADmAcAAK4BACCZBwAArgEAIJoHAACuAQAgA5gHAACyAQAgmQcAALIBACCaBwAAsgEAIBMZAACYCwAgNwAAugoAIDgAAJgLACCoBgAAtQsAMKkGAACWAQAQqgYAALULADC6BgIAiwoAIcYGQACMCgAh5wYCAPoKACHvBgAAtgvNByK_BwEAigoAIcAHAgCLCgAhxgcBAIoKACHKBwIAiwoAIcsHAQCvCgAhzQcCAPoKACHOBwEArwoAIc8HQACwCgAh0AdAALAKACEErgYAAADNBwKvBgAAAM0HCLAGAAAAzQcItQYAAIgLzQciDwQAALoKACAyAAC4CwAgqAYAALcLADCpBgAAiQEAEKoGAAC3CwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAigoAIeUGQACMCgAh5gYBAIoKACEPLgAAswoAIDMAALIKACCoBgAArgoAMKkGAACHAQAQqgYAAK4KADC6BgIAiwoAIcYGQACMCgAhxwZAALAKACHbBgEAigoAIdwGAgD6CgAh3QYCAPoKACHeBgEArwoAId8GIACxCgAh_AcAAIcBACD9BwAAhwEAIALUBgIAAAAB3QYCAAAAAQkDAAC6CgAgLgAAvgoAIKgGAAC6CwAwqQYAAIEBABCqBgAAugsAMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAhChkAALoKACAuAAC-CgAgqAYAALsLADCpBgAAfQAQqgYAALsLADC6BgIAiwoAIcYGQACMCgAh3QYCAIsKACHnBgIAiwoAIegGAQCKCgAhGRkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAiwoAIcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQCKCgAh5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACEErgYAAADtBgKvBgAAAO0GCLAGAAAA7QYItQYAAMkK7QYiBK4GAAAA7wYCrwYAAADvBgiwBgAAAO8GCLUGAADHCu8GIgiuBggAAAABrwYIAAAABbAGCAAAAAWxBggAAAABsgYIAAAAAbMGCAAAAAG0BggAAAABtQYIAJoKACEILgAAvgoAIDECAIsKACGoBgAAvQoAMKkGAACFAQAQqgYAAL0KADDdBgIAiwoAIfwHAACFAQAg_QcAAIUBACANJwAAugoAICgAAMQLACAqAADFCwAgqAYAAMELADCpBgAAdQAQqgYAAMELADC6BgIAiwoAIcYGQACMCgAh7wYAAMMLgQci_gYAAMIL_gYi_wYCAIsKACGBB0AAsAoAIYIHAQCvCgAhBK4GAAAA_gYCrwYAAAD-BgiwBgAAAP4GCLUGAADVCv4GIgSuBgAAAIEHAq8GAAAAgQcIsAYAAACBBwi1BgAA0wqBByIDmAcAAGgAIJkHAABoACCaBwAAaAAgA5gHAABtACCZBwAAbQAgmgcAAG0AIAL3BgIAAAAB-AYCAAAAAQYpAADICwAgqAYAAMcLADCpBgAAbQAQqgYAAMcLADD3BgIAiwoAIfgGAgCLCgAhDycAALoKACAoAADECwAgKgAAxQsAIKgGAADBCwAwqQYAAHUAEKoGAADBCwAwugYCAIsKACHGBkAAjAoAIe8GAADDC4EHIv4GAADCC_4GIv8GAgCLCgAhgQdAALAKACGCBwEArwoAIfwHAAB1ACD9BwAAdQAgAvgGAgAAAAH5BgIAAAABDCkAAMgLACArAADMCwAgqAYAAMoLADCpBgAAaAAQqgYAAMoLADDqBgEAigoAIfcGAgD6CgAh-AYCAIsKACH5BgIAiwoAIfoGEADLCwAh-wYCAIsKACH8BgEArwoAIQiuBhAAAAABrwYQAAAABLAGEAAAAASxBhAAAAABsgYQAAAAAbMGEAAAAAG0BhAAAAABtQYQAM4KACEaHQEAigoAISYAANALACAoAADECwAgqAYAAM0LADCpBgAAYwAQqgYAAM0LADC6BgIAiwoAIcYGQACMCgAh1QYCAPoKACHqBgEAigoAIesGAQCKCgAh7wYAAM8LiAci9wYCAPoKACH6BhAAywsAIYMHAQCvCgAhhAcBAK8KACGFBxAAzgsAIYYHAgCLCgAhiAcBAK8KACGJB0AAsAoAIYoHAgCLCgAhiwcgALEKACGMBwEAigoAIY0HAQCKCgAh_AcAAGMAIP0HAABjACAYHQEAigoAISYAANALACAoAADECwAgqAYAAM0LADCpBgAAYwAQqgYAAM0LADC6BgIAiwoAIcYGQACMCgAh1QYCAPoKACHqBgEAigoAIesGAQCKCgAh7wYAAM8LiAci9wYCAPoKACH6BhAAywsAIYMHAQCvCgAhhAcBAK8KACGFBxAAzgsAIYYHAgCLCgAhiAcBAK8KACGJB0AAsAoAIYoHAgCLCgAhiwcgALEKACGMBwEAigoAIY0HAQCKCgAhCK4GEAAAAAGvBhAAAAAFsAYQAAAABbEGEAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAA3AoAIQSuBgAAAIgHAq8GAAAAiAcIsAYAAACIBwi1BgAA2gqIByIPBAAAugoAICwAANMLACCoBgAA0QsAMKkGAABfABCqBgAA0QsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAh_AcAAF8AIP0HAABfACANBAAAugoAICwAANMLACCoBgAA0QsAMKkGAABfABCqBgAA0QsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAhBK4GAAAAjwcCrwYAAACPBwiwBgAAAI8HCLUGAADgCo8HIgOYBwAAYwAgmQcAAGMAIJoHAABjACADqwYBAAAAAdQGAgAAAAHUBwEAAAABCwMAALoKACCoBgAA1QsAMKkGAABbABCqBgAA1QsAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAhAroGAgAAAAGQBwIAAAABDRkAALoKACAeAADjCgAgHwAA2AsAICEAAKYLACCoBgAA1wsAMKkGAABLABCqBgAA1wsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIZAHAgCLCgAhkgcBAIoKACGTBwIAiwoAIRMZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIfwHAABDACD9BwAAQwAgAtQGAgAAAAGRBwIAAAABCQMAALoKACAgAADbCwAgqAYAANoLADCpBgAATgAQqgYAANoLADDGBkAAjAoAIdQGAgCLCgAh6QYCAIsKACGRBwIAiwoAIQ8ZAAC6CgAgHgAA4woAIB8AANgLACAhAACmCwAgqAYAANcLADCpBgAASwAQqgYAANcLADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACGQBwIAiwoAIZIHAQCKCgAhkwcCAIsKACH8BwAASwAg_QcAAEsAIAK6BgIAAAABlgcCAAAAAREZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIQSuBgAAAJYHAq8GAAAAlgcIsAYAAACWBwi1BgAA6QqWByIJHAAA7AoAIKgGAADrCgAwqQYAAEcAEKoGAADrCgAwugYCAIsKACHWBgEAigoAIYMHAQCKCgAh_AcAAEcAIP0HAABHACAPGQAAugoAIB4AAOMKACAfAADYCwAgIQAApgsAIKgGAADXCwAwqQYAAEsAEKoGAADXCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAhkAcCAIsKACGSBwEAigoAIZMHAgCLCgAh_AcAAEsAIP0HAABLACAHHgAA4woAIKgGAADiCgAwqQYAAFYAEKoGAADiCgAwkAcCAIsKACH8BwAAVgAg_QcAAFYAIAoZAAC6CgAgGgAA4wsAIKgGAADiCwAwqQYAAD0AEKoGAADiCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACGvBwIAiwoAIRMYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACH8BwAANwAg_QcAADcAIBEYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACELFwAA_woAIKgGAAD-CgAwqQYAANgDABCqBgAA_goAMLoGAgCLCgAhxgZAAIwKACHqBgEAigoAIesGAQCKCgAhtgcCAIsKACH8BwAA2AMAIP0HAADYAwAgApsHAQAAAAGcBwEAAAABCgMAALoKACCoBgAA5wsAMKkGAAAzABCqBgAA5wsAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIQ0DAAC6CgAgqAYAAOgLADCpBgAALwAQqgYAAOgLADC6BgIAiwoAIcYGQACMCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAhngcAAe8KACGfBwAB7woAIaAHBAC5CgAhoQcAAKkKACACzAYAAQAAAdQGAgAAAAEHAwAAugoAIKgGAADqCwAwqQYAACsAEKoGAADqCwAwzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAhDwQAALoKACAMAADtCwAgDQAAnwsAIA4AAJ0LACCoBgAA6wsAMKkGAAAHABCqBgAA6wsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh1wYBAIoKACHYBgAB7AsAIdkGAACpCgAg2gYAAKkKACAErgYAAQAAAa8GAAEAAAWwBgABAAAFtQYAAaYKACEDmAcAABgAIJkHAAAYACCaBwAAGAAgDwUAAO8LACAGAADwCwAgqAYAAO4LADCpBgAAGAAQqgYAAO4LADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIREEAAC6CgAgDAAA7QsAIA0AAJ8LACAOAACdCwAgqAYAAOsLADCpBgAABwAQqgYAAOsLADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIdcGAQCKCgAh2AYAAewLACHZBgAAqQoAINoGAACpCgAg_AcAAAcAIP0HAAAHACAOAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAIsKACHABgIAiwoAIcEGAACVCgAgxgZAAIwKACHUBgIAiwoAIfwHAAAJACD9BwAACQAgCAcAAPILACCoBgAA8QsAMKkGAAARABCqBgAA8QsAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhEgYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACH8BwAADQAg_QcAAA0AIBAGAAD0CwAgCAAA9QsAIAkAAJ0LACCoBgAA8wsAMKkGAAANABCqBgAA8wsAMLoGAgCLCgAhwQYAAJUKACDEBgIAiwoAIcYGQACMCgAhxwZAAIwKACHPBgAB7AsAIdAGAQCvCgAh0QYBAK8KACHSBkAAsAoAIdMGQACwCgAhDgMAALoKACAFAADvCwAgCwAA-AsAIAwAAO0LACCoBgAA9wsAMKkGAAAJABCqBgAA9wsAMLoGAgCLCgAhwAYCAIsKACHBBgAAlQoAIMYGQACMCgAh1AYCAIsKACH8BwAACQAg_QcAAAkAIAOYBwAAEQAgmQcAABEAIJoHAAARACACwAYCAAAAAdQGAgAAAAEMAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAIsKACHABgIAiwoAIcEGAACVCgAgxgZAAIwKACHUBgIAiwoAIQOYBwAADQAgmQcAAA0AIJoHAAANACASAwAAugoAIAUAAPoLACAPAAD7CwAgqAYAAPkLADCpBgAAAwAQqgYAAPkLADC6BgIAiwoAIcAGAgD6CgAhwQYAAJUKACDGBkAAjAoAIccGQACwCgAhzAYAAe8KACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACHfBwEAigoAIeAHQACwCgAh4QcCAPoKACERBAAAugoAIAwAAO0LACANAACfCwAgDgAAnQsAIKgGAADrCwAwqQYAAAcAEKoGAADrCwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHXBgEAigoAIdgGAAHsCwAh2QYAAKkKACDaBgAAqQoAIPwHAAAHACD9BwAABwAgEgYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACH8BwAADQAg_QcAAA0AIAAAAAAAAYEIAQAAAAEFgQgCAAAAAYgIAgAAAAGJCAIAAAABiggCAAAAAYsIAgAAAAEBgQhAAAAAAQAAAAAAAAAAAAAAAAAAAAGBCAABAAABAoEIAAAAyQYIhwgAAADJBgIBgQhAAAAAAQWBCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAAAAAQVQAAC3FgAgUQAAvRYAIP4HAAC4FgAg_wcAALwWACCECAAAJgAgB1AAALUWACBRAAC6FgAg_gcAALYWACD_BwAAuRYAIIIIAAAJACCDCAAACQAghAgAAAsAIAGBCAAAAMkGCANQAAC3FgAg_gcAALgWACCECAAAJgAgA1AAALUWACD-BwAAthYAIIQIAAALACAAAAAAAAVQAACwFgAgUQAAsxYAIP4HAACxFgAg_wcAALIWACCECAAADwAgA1AAALAWACD-BwAAsRYAIIQIAAAPACAAAAAAAAKBCAAAAMkGCIcIAAAAyQYCAYEIAAEAAAEBgQgBAAAAAQVQAACfFgAgUQAArhYAIP4HAACgFgAg_wcAAK0WACCECAAACwAgC1AAAMAMADBRAADFDAAw_gcAAMEMADD_BwAAwgwAMIAIAADDDAAggQgAAMQMADCCCAAAxAwAMIMIAADEDAAwhAgAAMQMADCFCAAAxgwAMIYIAADHDAAwC1AAAK4MADBRAACzDAAw_gcAAK8MADD_BwAAsAwAMIAIAACxDAAggQgAALIMADCCCAAAsgwAMIMIAACyDAAwhAgAALIMADCFCAAAtAwAMIYIAAC1DAAwDQMAAL4MACAFAAC_DAAgugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAABAgAAAAUAIFAAALwMACADAAAABQAgUAAAvAwAIFEAALkMACABSQAArBYAMBIDAAC6CgAgBQAA-gsAIA8AAPsLACCoBgAA-QsAMKkGAAADABCqBgAA-QsAMLoGAgAAAAHABgIA-goAIcEGAACVCgAgxgZAAIwKACHHBkAAsAoAIcwGAAEAAAHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACHfBwEAigoAIeAHQACwCgAh4QcCAPoKACECAAAABQAgSQAAuQwAIAIAAAC2DAAgSQAAtwwAIA-oBgAAtQwAMKkGAAC2DAAQqgYAALUMADC6BgIAiwoAIcAGAgD6CgAhwQYAAJUKACDGBkAAjAoAIccGQACwCgAhzAYAAe8KACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACHfBwEAigoAIeAHQACwCgAh4QcCAPoKACEPqAYAALUMADCpBgAAtgwAEKoGAAC1DAAwugYCAIsKACHABgIA-goAIcEGAACVCgAgxgZAAIwKACHHBkAAsAoAIcwGAAHvCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAh3wcBAIoKACHgB0AAsAoAIeEHAgD6CgAhC7oGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACECgQgAAADJBgiHCAAAAMkGAg0DAAC6DAAgBQAAuwwAILoGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACEFUAAApBYAIFEAAKoWACD-BwAApRYAIP8HAACpFgAghAgAAAEAIAdQAACiFgAgUQAApxYAIP4HAACjFgAg_wcAAKYWACCCCAAABwAggwgAAAcAIIQIAAAmACANAwAAvgwAIAUAAL8MACC6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAEBgQgAAADJBggDUAAApBYAIP4HAAClFgAghAgAAAEAIANQAACiFgAg_gcAAKMWACCECAAAJgAgA8YGQAAAAAHMBgABAAABzgZAAAAAAQIAAAATACBQAADLDAAgAwAAABMAIFAAAMsMACBRAADKDAAgAUkAAKEWADAIBwAA8gsAIKgGAADxCwAwqQYAABEAEKoGAADxCwAwxgZAAIwKACHMBgABAAABzQYCAIsKACHOBkAAsAoAIQIAAAATACBJAADKDAAgAgAAAMgMACBJAADJDAAgB6gGAADHDAAwqQYAAMgMABCqBgAAxwwAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhB6gGAADHDAAwqQYAAMgMABCqBgAAxwwAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhA8YGQACDDAAhzAYAAZMMACHOBkAAlQwAIQPGBkAAgwwAIcwGAAGTDAAhzgZAAJUMACEDxgZAAAAAAcwGAAEAAAHOBkAAAAABAYEIAAAAyQYIA1AAAJ8WACD-BwAAoBYAIIQIAAALACAEUAAAwAwAMP4HAADBDAAwgAgAAMMMACCECAAAxAwAMARQAACuDAAw_gcAAK8MADCACAAAsQwAIIQIAACyDAAwAAAAAAACgQgAAADJBgiHCAAAAMkGAgVQAACVFgAgUQAAnRYAIP4HAACWFgAg_wcAAJwWACCECAAAAQAgBVAAAJMWACBRAACaFgAg_gcAAJQWACD_BwAAmRYAIIQIAAAmACALUAAA5gwAMFEAAOsMADD-BwAA5wwAMP8HAADoDAAwgAgAAOkMACCBCAAA6gwAMIIIAADqDAAwgwgAAOoMADCECAAA6gwAMIUIAADsDAAwhggAAO0MADALUAAA2gwAMFEAAN8MADD-BwAA2wwAMP8HAADcDAAwgAgAAN0MACCBCAAA3gwAMIIIAADeDAAwgwgAAN4MADCECAAA3gwAMIUIAADgDAAwhggAAOEMADAKBQAAmgwAIL4GAAEAAAG_BgABAAABwAYCAAAAAcEGAACZDAAgwgYCAAAAAcMGQAAAAAHFBkAAAAABxgZAAAAAAccGQAAAAAECAAAAGgAgUAAA5QwAIAMAAAAaACBQAADlDAAgUQAA5AwAIAFJAACYFgAwDwUAAO8LACAGAADwCwAgqAYAAO4LADCpBgAAGAAQqgYAAO4LADC-BgABAAABvwYAAQAAAcAGAgCLCgAhwQYAAJUKACDCBgIAiwoAIcMGQACwCgAhxAYCAPoKACHFBkAAsAoAIcYGQACMCgAhxwZAAIwKACECAAAAGgAgSQAA5AwAIAIAAADiDAAgSQAA4wwAIA2oBgAA4QwAMKkGAADiDAAQqgYAAOEMADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIQ2oBgAA4QwAMKkGAADiDAAQqgYAAOEMADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIQm-BgABkwwAIb8GAAGTDAAhwAYCAIIMACHBBgAAlAwAIMIGAgCCDAAhwwZAAJUMACHFBkAAlQwAIcYGQACDDAAhxwZAAIMMACEKBQAAlwwAIL4GAAGTDAAhvwYAAZMMACHABgIAggwAIcEGAACUDAAgwgYCAIIMACHDBkAAlQwAIcUGQACVDAAhxgZAAIMMACHHBkAAgwwAIQoFAACaDAAgvgYAAQAAAb8GAAEAAAHABgIAAAABwQYAAJkMACDCBgIAAAABwwZAAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQsIAADODAAgCQAAzwwAILoGAgAAAAHBBgAAzAwAIMYGQAAAAAHHBkAAAAABzwYAAQAAAdAGAQAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAECAAAADwAgUAAA8QwAIAMAAAAPACBQAADxDAAgUQAA8AwAIAFJAACXFgAwEAYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAAAAAcEGAACVCgAgxAYCAIsKACHGBkAAjAoAIccGQACMCgAhzwYAAQAAAdAGAQCvCgAh0QYBAK8KACHSBkAAsAoAIdMGQACwCgAhAgAAAA8AIEkAAPAMACACAAAA7gwAIEkAAO8MACANqAYAAO0MADCpBgAA7gwAEKoGAADtDAAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACENqAYAAO0MADCpBgAA7gwAEKoGAADtDAAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACEJugYCAIIMACHBBgAAqAwAIMYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhCwgAAKwMACAJAACtDAAgugYCAIIMACHBBgAAqAwAIMYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhCwgAAM4MACAJAADPDAAgugYCAAAAAcEGAADMDAAgxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQGBCAAAAMkGCANQAACVFgAg_gcAAJYWACCECAAAAQAgA1AAAJMWACD-BwAAlBYAIIQIAAAmACAEUAAA5gwAMP4HAADnDAAwgAgAAOkMACCECAAA6gwAMARQAADaDAAw_gcAANsMADCACAAA3QwAIIQIAADeDAAwAAAAAAACgQgBAAAABIcIAQAAAAUCgQgBAAAABIcIAQAAAAUFUAAAhhYAIFEAAJEWACD-BwAAhxYAIP8HAACQFgAghAgAAAEAIAtQAACWDQAwUQAAmw0AMP4HAACXDQAw_wcAAJgNADCACAAAmQ0AIIEIAACaDQAwgggAAJoNADCDCAAAmg0AMIQIAACaDQAwhQgAAJwNADCGCAAAnQ0AMAtQAACNDQAwUQAAkQ0AMP4HAACODQAw_wcAAI8NADCACAAAkA0AIIEIAADeDAAwgggAAN4MADCDCAAA3gwAMIQIAADeDAAwhQgAAJINADCGCAAA4QwAMAtQAACCDQAwUQAAhg0AMP4HAACDDQAw_wcAAIQNADCACAAAhQ0AIIEIAACyDAAwgggAALIMADCDCAAAsgwAMIQIAACyDAAwhQgAAIcNADCGCAAAtQwAMA0DAAC-DAAgDwAAjA0AILoGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAAB4QcCAAAAAQIAAAAFACBQAACLDQAgAwAAAAUAIFAAAIsNACBRAACJDQAgAUkAAI8WADACAAAABQAgSQAAiQ0AIAIAAAC2DAAgSQAAiA0AIAu6BgIAggwAIcEGAAC4DAAgxgZAAIMMACHHBkAAlQwAIcwGAAGTDAAh1AYCAIIMACHWBgEAgQwAIZ0HQACVDAAh3wcBAIEMACHgB0AAlQwAIeEHAgCWDAAhDQMAALoMACAPAACKDQAgugYCAIIMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACHhBwIAlgwAIQdQAACKFgAgUQAAjRYAIP4HAACLFgAg_wcAAIwWACCCCAAADQAggwgAAA0AIIQIAAAPACANAwAAvgwAIA8AAIwNACC6BgIAAAABwQYAAL0MACDGBkAAAAABxwZAAAAAAcwGAAEAAAHUBgIAAAAB1gYBAAAAAZ0HQAAAAAHfBwEAAAAB4AdAAAAAAeEHAgAAAAEDUAAAihYAIP4HAACLFgAghAgAAA8AIAoGAACbDAAgvgYAAQAAAb8GAAEAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxAYCAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQIAAAAaACBQAACVDQAgAwAAABoAIFAAAJUNACBRAACUDQAgAUkAAIkWADACAAAAGgAgSQAAlA0AIAIAAADiDAAgSQAAkw0AIAm-BgABkwwAIb8GAAGTDAAhwQYAAJQMACDCBgIAggwAIcMGQACVDAAhxAYCAJYMACHFBkAAlQwAIcYGQACDDAAhxwZAAIMMACEKBgAAmAwAIL4GAAGTDAAhvwYAAZMMACHBBgAAlAwAIMIGAgCCDAAhwwZAAJUMACHEBgIAlgwAIcUGQACVDAAhxgZAAIMMACHHBkAAgwwAIQoGAACbDAAgvgYAAQAAAb8GAAEAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxAYCAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQcDAADzDAAgCwAA9QwAIAwAAPYMACC6BgIAAAABwQYAAPIMACDGBkAAAAAB1AYCAAAAAQIAAAALACBQAAChDQAgAwAAAAsAIFAAAKENACBRAACgDQAgAUkAAIgWADANAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAAAAAcAGAgCLCgAhwQYAAJUKACDGBkAAjAoAIdQGAgCLCgAh-wcAAPYLACACAAAACwAgSQAAoA0AIAIAAACeDQAgSQAAnw0AIAioBgAAnQ0AMKkGAACeDQAQqgYAAJ0NADC6BgIAiwoAIcAGAgCLCgAhwQYAAJUKACDGBkAAjAoAIdQGAgCLCgAhCKgGAACdDQAwqQYAAJ4NABCqBgAAnQ0AMLoGAgCLCgAhwAYCAIsKACHBBgAAlQoAIMYGQACMCgAh1AYCAIsKACEEugYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEHAwAA1gwAIAsAANgMACAMAADZDAAgugYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEHAwAA8wwAIAsAAPUMACAMAAD2DAAgugYCAAAAAcEGAADyDAAgxgZAAAAAAdQGAgAAAAEBgQgBAAAABAGBCAEAAAAEA1AAAIYWACD-BwAAhxYAIIQIAAABACAEUAAAlg0AMP4HAACXDQAwgAgAAJkNACCECAAAmg0AMARQAACNDQAw_gcAAI4NADCACAAAkA0AIIQIAADeDAAwBFAAAIINADD-BwAAgw0AMIAIAACFDQAghAgAALIMADAAAAAAAAGBCCAAAAABB1AAAP4VACBRAACEFgAg_gcAAP8VACD_BwAAgxYAIIIIAACJAQAggwgAAIkBACCECAAAkgEAIAdQAAD8FQAgUQAAgRYAIP4HAAD9FQAg_wcAAIAWACCCCAAAeQAggwgAAHkAIIQIAAB7ACADUAAA_hUAIP4HAAD_FQAghAgAAJIBACADUAAA_BUAIP4HAAD9FQAghAgAAHsAIAIEAAC8DQAgMgAA-xMAIAkZAAC8DQAgLwAA8RMAIDAAAPITACAxAAD8EwAgMgAA-xMAIPAGAACNDAAg8QYAAI0MACDyBgAAjQwAIPMGAACNDAAgAAAAAAAFgQgEAAAAAYgIBAAAAAGJCAQAAAABiggEAAAAAYsIBAAAAAEFUAAA9xUAIFEAAPoVACD-BwAA-BUAIP8HAAD5FQAghAgAAAEAIANQAAD3FQAg_gcAAPgVACCECAAAAQAgKRAAAOMTACARAADkEwAgEgAA5RMAIBMAAOYTACAUAADnEwAgFQAA6BMAIBYAAOkTACAXAACxEAAgGwAA6hMAIBwAANcPACAhAADsEwAgIwAA6xMAICUAAO0TACAqAADuEwAgLQAA7xMAIC8AAPETACAwAADyEwAgNAAA8BMAIDUAAPMTACA2AAD0EwAgOQAA9RMAIDoAAPUTACA7AAD1EwAgPQAA9hMAID4AAPYTACA_AAD3EwAgQAAA-BMAIEIAAPkTACBDAAD6EwAg3gYAAI0MACCJBwAAjQwAINcHAACNDAAg4wcAAI0MACDkBwAAjQwAIOcHAACNDAAg6AcAAI0MACDpBwAAjQwAIOoHAACNDAAg6wcAAI0MACDsBwAAjQwAIO8HAACNDAAgAAAAAAAFUAAA8hUAIFEAAPUVACD-BwAA8xUAIP8HAAD0FQAghAgAAAEAIAdQAADEDQAgUQAAxw0AIP4HAADFDQAg_wcAAMYNACCCCAAAhwEAIIMIAACHAQAghAgAAI4IACAILgAAsQ0AILoGAgAAAAHGBkAAAAABxwZAAAAAAdsGAQAAAAHdBgIAAAAB3gYBAAAAAd8GIAAAAAECAAAAjggAIFAAAMQNACADAAAAhwEAIFAAAMQNACBRAADIDQAgCgAAAIcBACAuAACvDQAgSQAAyA0AILoGAgCCDAAhxgZAAIMMACHHBkAAlQwAIdsGAQCBDAAh3QYCAJYMACHeBgEAqgwAId8GIACtDQAhCC4AAK8NACC6BgIAggwAIcYGQACDDAAhxwZAAJUMACHbBgEAgQwAId0GAgCWDAAh3gYBAKoMACHfBiAArQ0AIQNQAADyFQAg_gcAAPMVACCECAAAAQAgA1AAAMQNACD-BwAAxQ0AIIQIAACOCAAgAAAAAAAFUAAA7RUAIFEAAPAVACD-BwAA7hUAIP8HAADvFQAghAgAAHsAIANQAADtFQAg_gcAAO4VACCECAAAewAgAAAAAAAFUAAA5RUAIFEAAOsVACD-BwAA5hUAIP8HAADqFQAghAgAAHsAIAVQAADjFQAgUQAA6BUAIP4HAADkFQAg_wcAAOcVACCECAAAAQAgA1AAAOUVACD-BwAA5hUAIIQIAAB7ACADUAAA4xUAIP4HAADkFQAghAgAAAEAIAAAAAAABVAAANsVACBRAADhFQAg_gcAANwVACD_BwAA4BUAIIQIAAB7ACAFUAAA2RUAIFEAAN4VACD-BwAA2hUAIP8HAADdFQAghAgAAAEAIANQAADbFQAg_gcAANwVACCECAAAewAgA1AAANkVACD-BwAA2hUAIIQIAAABACAAAAAAAAGBCAAAAO0GAgGBCAAAAO8GAgWBCAgAAAABiAgIAAAAAYkICAAAAAGKCAgAAAABiwgIAAAAAQVQAADSFQAgUQAA1xUAIP4HAADTFQAg_wcAANYVACCECAAAAQAgC1AAAIcOADBRAACMDgAw_gcAAIgOADD_BwAAiQ4AMIAIAACKDgAggQgAAIsOADCCCAAAiw4AMIMIAACLDgAwhAgAAIsOADCFCAAAjQ4AMIYIAACODgAwC1AAAPsNADBRAACADgAw_gcAAPwNADD_BwAA_Q0AMIAIAAD-DQAggQgAAP8NADCCCAAA_w0AMIMIAAD_DQAwhAgAAP8NADCFCAAAgQ4AMIYIAACCDgAwB1AAAPYNACBRAAD5DQAg_gcAAPcNACD_BwAA-A0AIIIIAACFAQAggwgAAIUBACCECAAAyAcAIAdQAADxDQAgUQAA9A0AIP4HAADyDQAg_wcAAPMNACCCCAAAhwEAIIMIAACHAQAghAgAAI4IACAIMwAAsA0AILoGAgAAAAHGBkAAAAABxwZAAAAAAdsGAQAAAAHcBgIAAAAB3gYBAAAAAd8GIAAAAAECAAAAjggAIFAAAPENACADAAAAhwEAIFAAAPENACBRAAD1DQAgCgAAAIcBACAzAACuDQAgSQAA9Q0AILoGAgCCDAAhxgZAAIMMACHHBkAAlQwAIdsGAQCBDAAh3AYCAJYMACHeBgEAqgwAId8GIACtDQAhCDMAAK4NACC6BgIAggwAIcYGQACDDAAhxwZAAJUMACHbBgEAgQwAIdwGAgCWDAAh3gYBAKoMACHfBiAArQ0AIQExAgAAAAECAAAAyAcAIFAAAPYNACADAAAAhQEAIFAAAPYNACBRAAD6DQAgAwAAAIUBACAxAgCCDAAhSQAA-g0AIAExAgCCDAAhBAMAAOMNACDGBkAAAAAB1AYCAAAAAekGAgAAAAECAAAAgwEAIFAAAIYOACADAAAAgwEAIFAAAIYOACBRAACFDgAgAUkAANUVADAKAwAAugoAIC4AAL4KACCoBgAAugsAMKkGAACBAQAQqgYAALoLADDGBkAAjAoAIdQGAgCLCgAh3QYCAIsKACHpBgIAiwoAIfIHAAC5CwAgAgAAAIMBACBJAACFDgAgAgAAAIMOACBJAACEDgAgB6gGAACCDgAwqQYAAIMOABCqBgAAgg4AMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAhB6gGAACCDgAwqQYAAIMOABCqBgAAgg4AMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAhA8YGQACDDAAh1AYCAIIMACHpBgIAggwAIQQDAADhDQAgxgZAAIMMACHUBgIAggwAIekGAgCCDAAhBAMAAOMNACDGBkAAAAAB1AYCAAAAAekGAgAAAAEFGQAA2g0AILoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAECAAAAfwAgUAAAkg4AIAMAAAB_ACBQAACSDgAgUQAAkQ4AIAFJAADUFQAwChkAALoKACAuAAC-CgAgqAYAALsLADCpBgAAfQAQqgYAALsLADC6BgIAAAABxgZAAIwKACHdBgIAiwoAIecGAgCLCgAh6AYBAIoKACECAAAAfwAgSQAAkQ4AIAIAAACPDgAgSQAAkA4AIAioBgAAjg4AMKkGAACPDgAQqgYAAI4OADC6BgIAiwoAIcYGQACMCgAh3QYCAIsKACHnBgIAiwoAIegGAQCKCgAhCKgGAACODgAwqQYAAI8OABCqBgAAjg4AMLoGAgCLCgAhxgZAAIwKACHdBgIAiwoAIecGAgCLCgAh6AYBAIoKACEEugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACEFGQAA2A0AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIegGAQCBDAAhBRkAANoNACC6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABA1AAANIVACD-BwAA0xUAIIQIAAABACAEUAAAhw4AMP4HAACIDgAwgAgAAIoOACCECAAAiw4AMARQAAD7DQAw_gcAAPwNADCACAAA_g0AIIQIAAD_DQAwA1AAAPYNACD-BwAA9w0AIIQIAADIBwAgA1AAAPENACD-BwAA8g0AIIQIAACOCAAgAAAAAAAFUAAAzRUAIFEAANAVACD-BwAAzhUAIP8HAADPFQAghAgAAHcAIANQAADNFQAg_gcAAM4VACCECAAAdwAgAAAAAAAFgQgQAAAAAYgIEAAAAAGJCBAAAAABiggQAAAAAYsIEAAAAAEFUAAAxRUAIFEAAMsVACD-BwAAxhUAIP8HAADKFQAghAgAAHcAIAVQAADDFQAgUQAAyBUAIP4HAADEFQAg_wcAAMcVACCECAAAZQAgA1AAAMUVACD-BwAAxhUAIIQIAAB3ACADUAAAwxUAIP4HAADEFQAghAgAAGUAIAAAAAAAAYEIAAAA_gYCAYEIAAAAgQcCBVAAALwVACBRAADBFQAg_gcAAL0VACD_BwAAwBUAIIQIAAABACALUAAAvw4AMFEAAMQOADD-BwAAwA4AMP8HAADBDgAwgAgAAMIOACCBCAAAww4AMIIIAADDDgAwgwgAAMMOADCECAAAww4AMIUIAADFDgAwhggAAMYOADALUAAAsw4AMFEAALgOADD-BwAAtA4AMP8HAAC1DgAwgAgAALYOACCBCAAAtw4AMIIIAAC3DgAwgwgAALcOADCECAAAtw4AMIUIAAC5DgAwhggAALoOADAB9wYCAAAAAQIAAABvACBQAAC-DgAgAwAAAG8AIFAAAL4OACBRAAC9DgAgAUkAAL8VADAHKQAAyAsAIKgGAADHCwAwqQYAAG0AEKoGAADHCwAw9wYCAIsKACH4BgIAiwoAIfMHAADGCwAgAgAAAG8AIEkAAL0OACACAAAAuw4AIEkAALwOACAFqAYAALoOADCpBgAAuw4AEKoGAAC6DgAw9wYCAIsKACH4BgIAiwoAIQWoBgAAug4AMKkGAAC7DgAQqgYAALoOADD3BgIAiwoAIfgGAgCLCgAhAfcGAgCCDAAhAfcGAgCCDAAhAfcGAgAAAAEHKwAAqA4AIOoGAQAAAAH3BgIAAAAB-QYCAAAAAfoGEAAAAAH7BgIAAAAB_AYBAAAAAQIAAABqACBQAADKDgAgAwAAAGoAIFAAAMoOACBRAADJDgAgAUkAAL4VADANKQAAyAsAICsAAMwLACCoBgAAygsAMKkGAABoABCqBgAAygsAMOoGAQCKCgAh9wYCAPoKACH4BgIAiwoAIfkGAgCLCgAh-gYQAMsLACH7BgIAiwoAIfwGAQCvCgAh9AcAAMkLACACAAAAagAgSQAAyQ4AIAIAAADHDgAgSQAAyA4AIAqoBgAAxg4AMKkGAADHDgAQqgYAAMYOADDqBgEAigoAIfcGAgD6CgAh-AYCAIsKACH5BgIAiwoAIfoGEADLCwAh-wYCAIsKACH8BgEArwoAIQqoBgAAxg4AMKkGAADHDgAQqgYAAMYOADDqBgEAigoAIfcGAgD6CgAh-AYCAIsKACH5BgIAiwoAIfoGEADLCwAh-wYCAIsKACH8BgEArwoAIQbqBgEAgQwAIfcGAgCWDAAh-QYCAIIMACH6BhAApA4AIfsGAgCCDAAh_AYBAKoMACEHKwAApg4AIOoGAQCBDAAh9wYCAJYMACH5BgIAggwAIfoGEACkDgAh-wYCAIIMACH8BgEAqgwAIQcrAACoDgAg6gYBAAAAAfcGAgAAAAH5BgIAAAAB-gYQAAAAAfsGAgAAAAH8BgEAAAABA1AAALwVACD-BwAAvRUAIIQIAAABACAEUAAAvw4AMP4HAADADgAwgAgAAMIOACCECAAAww4AMARQAACzDgAw_gcAALQOADCACAAAtg4AIIQIAAC3DgAwAAAAAAAFgQgQAAAAAYgIEAAAAAGJCBAAAAABiggQAAAAAYsIEAAAAAEBgQgAAACIBwIHUAAAthUAIFEAALoVACD-BwAAtxUAIP8HAAC5FQAggggAAF8AIIMIAABfACCECAAAYQAgC1AAANcOADBRAADbDgAw_gcAANgOADD_BwAA2Q4AMIAIAADaDgAggQgAAMMOADCCCAAAww4AMIMIAADDDgAwhAgAAMMOADCFCAAA3A4AMIYIAADGDgAwBykAAKcOACDqBgEAAAAB9wYCAAAAAfgGAgAAAAH6BhAAAAAB-wYCAAAAAfwGAQAAAAECAAAAagAgUAAA3w4AIAMAAABqACBQAADfDgAgUQAA3g4AIAFJAAC4FQAwAgAAAGoAIEkAAN4OACACAAAAxw4AIEkAAN0OACAG6gYBAIEMACH3BgIAlgwAIfgGAgCCDAAh-gYQAKQOACH7BgIAggwAIfwGAQCqDAAhBykAAKUOACDqBgEAgQwAIfcGAgCWDAAh-AYCAIIMACH6BhAApA4AIfsGAgCCDAAh_AYBAKoMACEHKQAApw4AIOoGAQAAAAH3BgIAAAAB-AYCAAAAAfoGEAAAAAH7BgIAAAAB_AYBAAAAAQNQAAC2FQAg_gcAALcVACCECAAAYQAgBFAAANcOADD-BwAA2A4AMIAIAADaDgAghAgAAMMOADAAAAAAAAGBCAAAAI8HAgVQAACwFQAgUQAAtBUAIP4HAACxFQAg_wcAALMVACCECAAAAQAgC1AAAOoOADBRAADvDgAw_gcAAOsOADD_BwAA7A4AMIAIAADtDgAggQgAAO4OADCCCAAA7g4AMIMIAADuDgAwhAgAAO4OADCFCAAA8A4AMIYIAADxDgAwEx0BAAAAASgAAOEOACC6BgIAAAABxgZAAAAAAdUGAgAAAAHqBgEAAAAB6wYBAAAAAe8GAAAAiAcC-gYQAAAAAYMHAQAAAAGEBwEAAAABhQcQAAAAAYYHAgAAAAGIBwEAAAABiQdAAAAAAYoHAgAAAAGLByAAAAABjAcBAAAAAY0HAQAAAAECAAAAZQAgUAAA9Q4AIAMAAABlACBQAAD1DgAgUQAA9A4AIAFJAACyFQAwGB0BAIoKACEmAADQCwAgKAAAxAsAIKgGAADNCwAwqQYAAGMAEKoGAADNCwAwugYCAAAAAcYGQACMCgAh1QYCAPoKACHqBgEAigoAIesGAQCKCgAh7wYAAM8LiAci9wYCAPoKACH6BhAAywsAIYMHAQCvCgAhhAcBAK8KACGFBxAAzgsAIYYHAgCLCgAhiAcBAK8KACGJB0AAsAoAIYoHAgCLCgAhiwcgALEKACGMBwEAigoAIY0HAQCKCgAhAgAAAGUAIEkAAPQOACACAAAA8g4AIEkAAPMOACAWHQEAigoAIagGAADxDgAwqQYAAPIOABCqBgAA8Q4AMLoGAgCLCgAhxgZAAIwKACHVBgIA-goAIeoGAQCKCgAh6wYBAIoKACHvBgAAzwuIByL3BgIA-goAIfoGEADLCwAhgwcBAK8KACGEBwEArwoAIYUHEADOCwAhhgcCAIsKACGIBwEArwoAIYkHQACwCgAhigcCAIsKACGLByAAsQoAIYwHAQCKCgAhjQcBAIoKACEWHQEAigoAIagGAADxDgAwqQYAAPIOABCqBgAA8Q4AMLoGAgCLCgAhxgZAAIwKACHVBgIA-goAIeoGAQCKCgAh6wYBAIoKACHvBgAAzwuIByL3BgIA-goAIfoGEADLCwAhgwcBAK8KACGEBwEArwoAIYUHEADOCwAhhgcCAIsKACGIBwEArwoAIYkHQACwCgAhigcCAIsKACGLByAAsQoAIYwHAQCKCgAhjQcBAIoKACESHQEAgQwAIboGAgCCDAAhxgZAAIMMACHVBgIAlgwAIeoGAQCBDAAh6wYBAIEMACHvBgAA1A6IByL6BhAApA4AIYMHAQCqDAAhhAcBAKoMACGFBxAA0w4AIYYHAgCCDAAhiAcBAKoMACGJB0AAlQwAIYoHAgCCDAAhiwcgAK0NACGMBwEAgQwAIY0HAQCBDAAhEx0BAIEMACEoAADWDgAgugYCAIIMACHGBkAAgwwAIdUGAgCWDAAh6gYBAIEMACHrBgEAgQwAIe8GAADUDogHIvoGEACkDgAhgwcBAKoMACGEBwEAqgwAIYUHEADTDgAhhgcCAIIMACGIBwEAqgwAIYkHQACVDAAhigcCAIIMACGLByAArQ0AIYwHAQCBDAAhjQcBAIEMACETHQEAAAABKAAA4Q4AILoGAgAAAAHGBkAAAAAB1QYCAAAAAeoGAQAAAAHrBgEAAAAB7wYAAACIBwL6BhAAAAABgwcBAAAAAYQHAQAAAAGFBxAAAAABhgcCAAAAAYgHAQAAAAGJB0AAAAABigcCAAAAAYsHIAAAAAGMBwEAAAABjQcBAAAAAQNQAACwFQAg_gcAALEVACCECAAAAQAgBFAAAOoOADD-BwAA6w4AMIAIAADtDgAghAgAAO4OADAAAAAAAAVQAACrFQAgUQAArhUAIP4HAACsFQAg_wcAAK0VACCECAAARQAgBxkAALwNACAdAACEFAAgIgAAgxQAICMAAOsTACAkAACFFAAglAcAAI0MACCWBwAAjQwAIAAAAAAABVAAAKMVACBRAACpFQAg_gcAAKQVACD_BwAAqBUAIIQIAABUACAFUAAAoRUAIFEAAKYVACD-BwAAohUAIP8HAAClFQAghAgAAAEAIANQAACjFQAg_gcAAKQVACCECAAAVAAgA1AAAKEVACD-BwAAohUAIIQIAAABACAAAAAAAAVQAACLFQAgUQAAnxUAIP4HAACMFQAg_wcAAJ4VACCECAAARQAgBVAAAJEVACBRAACcFQAg_gcAAJIVACD_BwAAmxUAIIQIAAABACAHUAAAnQ8AIFEAAKAPACD-BwAAng8AIP8HAACfDwAggggAAEMAIIMIAABDACCECAAARQAgC1AAAJEPADBRAACWDwAw_gcAAJIPADD_BwAAkw8AMIAIAACUDwAggQgAAJUPADCCCAAAlQ8AMIMIAACVDwAwhAgAAJUPADCFCAAAlw8AMIYIAACYDwAwBAMAAIcPACDGBkAAAAAB1AYCAAAAAekGAgAAAAECAAAAUAAgUAAAnA8AIAMAAABQACBQAACcDwAgUQAAmw8AIAFJAACaFQAwCgMAALoKACAgAADbCwAgqAYAANoLADCpBgAATgAQqgYAANoLADDGBkAAjAoAIdQGAgCLCgAh6QYCAIsKACGRBwIAiwoAIfcHAADZCwAgAgAAAFAAIEkAAJsPACACAAAAmQ8AIEkAAJoPACAHqAYAAJgPADCpBgAAmQ8AEKoGAACYDwAwxgZAAIwKACHUBgIAiwoAIekGAgCLCgAhkQcCAIsKACEHqAYAAJgPADCpBgAAmQ8AEKoGAACYDwAwxgZAAIwKACHUBgIAiwoAIekGAgCLCgAhkQcCAIsKACEDxgZAAIMMACHUBgIAggwAIekGAgCCDAAhBAMAAIUPACDGBkAAgwwAIdQGAgCCDAAh6QYCAIIMACEEAwAAhw8AIMYGQAAAAAHUBgIAAAAB6QYCAAAAAQsZAAC5DwAgHQAAuA8AICMAALoPACAkAAC7DwAgxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlAcCAAAAAZcHAgAAAAECAAAARQAgUAAAnQ8AIAMAAABDACBQAACdDwAgUQAAoQ8AIA0AAABDACAZAACkDwAgHQAAow8AICMAAKUPACAkAACmDwAgSQAAoQ8AIMYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGXBwIAggwAIQsZAACkDwAgHQAAow8AICMAAKUPACAkAACmDwAgxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZcHAgCCDAAhAYEIAAAAlgcCB1AAAI8VACBRAACYFQAg_gcAAJAVACD_BwAAlxUAIIIIAABHACCDCAAARwAghAgAAKYFACAFUAAAjRUAIFEAAJUVACD-BwAAjhUAIP8HAACUFQAghAgAAAEAIAtQAACpDwAwUQAArg8AMP4HAACqDwAw_wcAAKsPADCACAAArA8AIIEIAACtDwAwgggAAK0PADCDCAAArQ8AMIQIAACtDwAwhQgAAK8PADCGCAAAsA8AMARRAACnDwAggggAAFYAIIMIAABWACCECAAAhAYAIAIAAABWACBJAACoDwAgAAgZAAC1DwAgHwAAtg8AICEAALcPACC6BgIAAAABxgZAAAAAAecGAgAAAAGSBwEAAAABkwcCAAAAAQIAAABUACBQAAC0DwAgAwAAAFQAIFAAALQPACBRAACzDwAgAUkAAJMVADAOGQAAugoAIB4AAOMKACAfAADYCwAgIQAApgsAIKgGAADXCwAwqQYAAEsAEKoGAADXCwAwugYCAAAAAcYGQACMCgAh5wYCAIsKACGQBwIAiwoAIZIHAQCKCgAhkwcCAIsKACH2BwAA1gsAIAIAAABUACBJAACzDwAgAgAAALEPACBJAACyDwAgCagGAACwDwAwqQYAALEPABCqBgAAsA8AMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIZAHAgCLCgAhkgcBAIoKACGTBwIAiwoAIQmoBgAAsA8AMKkGAACxDwAQqgYAALAPADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACGQBwIAiwoAIZIHAQCKCgAhkwcCAIsKACEFugYCAIIMACHGBkAAgwwAIecGAgCCDAAhkgcBAIEMACGTBwIAggwAIQgZAACODwAgHwAAjw8AICEAAJAPACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACGSBwEAgQwAIZMHAgCCDAAhCBkAALUPACAfAAC2DwAgIQAAtw8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAZIHAQAAAAGTBwIAAAABA1AAAJEVACD-BwAAkhUAIIQIAAABACADUAAAnQ8AIP4HAACeDwAghAgAAEUAIARQAACRDwAw_gcAAJIPADCACAAAlA8AIIQIAACVDwAwA1AAAI8VACD-BwAAkBUAIIQIAACmBQAgA1AAAI0VACD-BwAAjhUAIIQIAAABACAEUAAAqQ8AMP4HAACqDwAwgAgAAKwPACCECAAArQ8AMAGECAAAhAYAIANQAACLFQAg_gcAAIwVACCECAAARQAgAAAAAAAHUAAAhhUAIFEAAIkVACD-BwAAhxUAIP8HAACIFQAggggAAEsAIIMIAABLACCECAAAVAAgA1AAAIYVACD-BwAAhxUAIIQIAABUACAAAAAAAAtQAADKDwAwUQAAzw8AMP4HAADLDwAw_wcAAMwPADCACAAAzQ8AIIEIAADODwAwgggAAM4PADCDCAAAzg8AMIQIAADODwAwhQgAANAPADCGCAAA0Q8AMAwZAAC5DwAgIgAAww8AICMAALoPACAkAAC7DwAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZYHAgAAAAGXBwIAAAABAgAAAEUAIFAAANUPACADAAAARQAgUAAA1Q8AIFEAANQPACABSQAAhRUAMBIZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAAAAAcYGQACMCgAh5wYCAIsKACHqBgEAigoAIe8GAADeC5YHIpIHAQCKCgAhlAcCAPoKACGWBwIA-goAIZcHAgCLCgAh-AcAANwLACACAAAARQAgSQAA1A8AIAIAAADSDwAgSQAA0w8AIAyoBgAA0Q8AMKkGAADSDwAQqgYAANEPADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACHqBgEAigoAIe8GAADeC5YHIpIHAQCKCgAhlAcCAPoKACGWBwIA-goAIZcHAgCLCgAhDKgGAADRDwAwqQYAANIPABCqBgAA0Q8AMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIeoGAQCKCgAh7wYAAN4LlgcikgcBAIoKACGUBwIA-goAIZYHAgD6CgAhlwcCAIsKACEIugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZYHAgCWDAAhlwcCAIIMACEMGQAApA8AICIAAMIPACAjAAClDwAgJAAApg8AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGWBwIAlgwAIZcHAgCCDAAhDBkAALkPACAiAADDDwAgIwAAug8AICQAALsPACC6BgIAAAABxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlgcCAAAAAZcHAgAAAAEEUAAAyg8AMP4HAADLDwAwgAgAAM0PACCECAAAzg8AMAAAAAAAAAAAAAVQAACAFQAgUQAAgxUAIP4HAACBFQAg_wcAAIIVACCECAAAAQAgA1AAAIAVACD-BwAAgRUAIIQIAAABACAAAAAAAAKBCAEAAAAEhwgBAAAABQVQAAD7FAAgUQAA_hQAIP4HAAD8FAAg_wcAAP0UACCECAAAAQAgAYEIAQAAAAQDUAAA-xQAIP4HAAD8FAAghAgAAAEAIAAAAAAABVAAAPYUACBRAAD5FAAg_gcAAPcUACD_BwAA-BQAIIQIAAABACADUAAA9hQAIP4HAAD3FAAghAgAAAEAIAAAAAAABVAAAPEUACBRAAD0FAAg_gcAAPIUACD_BwAA8xQAIIQIAAABACADUAAA8RQAIP4HAADyFAAghAgAAAEAIAAAAAAAAAAAAAAFUAAA6RQAIFEAAO8UACD-BwAA6hQAIP8HAADuFAAghAgAADkAIAVQAADnFAAgUQAA7BQAIP4HAADoFAAg_wcAAOsUACCECAAAAQAgA1AAAOkUACD-BwAA6hQAIIQIAAA5ACADUAAA5xQAIP4HAADoFAAghAgAAAEAIAAAAAAABVAAAN4UACBRAADlFAAg_gcAAN8UACD_BwAA5BQAIIQIAADVAwAgBVAAANwUACBRAADiFAAg_gcAAN0UACD_BwAA4RQAIIQIAAABACALUAAAjxAAMFEAAJQQADD-BwAAkBAAMP8HAACREAAwgAgAAJIQACCBCAAAkxAAMIIIAACTEAAwgwgAAJMQADCECAAAkxAAMIUIAACVEAAwhggAAJYQADAFGQAAhhAAILoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAECAAAAPwAgUAAAmhAAIAMAAAA_ACBQAACaEAAgUQAAmRAAIAFJAADgFAAwChkAALoKACAaAADjCwAgqAYAAOILADCpBgAAPQAQqgYAAOILADC6BgIAAAABxgZAAIwKACHnBgIAiwoAIegGAQCKCgAhrwcCAIsKACECAAAAPwAgSQAAmRAAIAIAAACXEAAgSQAAmBAAIAioBgAAlhAAMKkGAACXEAAQqgYAAJYQADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACHoBgEAigoAIa8HAgCLCgAhCKgGAACWEAAwqQYAAJcQABCqBgAAlhAAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAhrwcCAIsKACEEugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACEFGQAAhBAAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIegGAQCBDAAhBRkAAIYQACC6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABA1AAAN4UACD-BwAA3xQAIIQIAADVAwAgA1AAANwUACD-BwAA3RQAIIQIAAABACAEUAAAjxAAMP4HAACQEAAwgAgAAJIQACCECAAAkxAAMAAAAAAAC1AAAKQQADBRAACpEAAw_gcAAKUQADD_BwAAphAAMIAIAACnEAAggQgAAKgQADCCCAAAqBAAMIMIAACoEAAwhAgAAKgQADCFCAAAqhAAMIYIAACrEAAwDBkAAJwQACAbAACdEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAeoGAQAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQIAAAA5ACBQAACvEAAgAwAAADkAIFAAAK8QACBRAACuEAAgAUkAANsUADARGAAA5QsAIBkAALoKACAbAACkCwAgqAYAAOQLADCpBgAANwAQqgYAAOQLADC6BgIAAAABxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACECAAAAOQAgSQAArhAAIAIAAACsEAAgSQAArRAAIA6oBgAAqxAAMKkGAACsEAAQqgYAAKsQADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACHoBgEAigoAIeoGAQCKCgAhsAcCAIsKACGxByAAsQoAIbIHIACxCgAhswcCAIsKACG0B0AAjAoAIbUHAgCLCgAhDqgGAACrEAAwqQYAAKwQABCqBgAAqxAAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACEKugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACHqBgEAgQwAIbEHIACtDQAhsgcgAK0NACGzBwIAggwAIbQHQACDDAAhtQcCAIIMACEMGQAAjRAAIBsAAI4QACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIeoGAQCBDAAhsQcgAK0NACGyByAArQ0AIbMHAgCCDAAhtAdAAIMMACG1BwIAggwAIQwZAACcEAAgGwAAnRAAILoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAHqBgEAAAABsQcgAAAAAbIHIAAAAAGzBwIAAAABtAdAAAAAAbUHAgAAAAEEUAAApBAAMP4HAAClEAAwgAgAAKcQACCECAAAqBAAMAAAAAAAAAVQAADWFAAgUQAA2RQAIP4HAADXFAAg_wcAANgUACCECAAAAQAgA1AAANYUACD-BwAA1xQAIIQIAAABACAAAAAAAAAAAAAAB1AAAM4UACBRAADUFAAg_gcAAM8UACD_BwAA0xQAIIIIAACaAQAggwgAAJoBACCECAAAAQAgBVAAAMwUACBRAADRFAAg_gcAAM0UACD_BwAA0BQAIIQIAAABACADUAAAzhQAIP4HAADPFAAghAgAAAEAIANQAADMFAAg_gcAAM0UACCECAAAAQAgAAAAAAABgQgAAADNBwIFUAAAwRQAIFEAAMoUACD-BwAAwhQAIP8HAADJFAAghAgAAAEAIAdQAAC_FAAgUQAAxxQAIP4HAADAFAAg_wcAAMYUACCCCAAAmgEAIIMIAACaAQAghAgAAAEAIAdQAAC9FAAgUQAAxBQAIP4HAAC-FAAg_wcAAMMUACCCCAAAmgEAIIMIAACaAQAghAgAAAEAIANQAADBFAAg_gcAAMIUACCECAAAAQAgA1AAAL8UACD-BwAAwBQAIIQIAAABACADUAAAvRQAIP4HAAC-FAAghAgAAAEAIAAAAAAAAAAAAAAFUAAAuBQAIFEAALsUACD-BwAAuRQAIP8HAAC6FAAghAgAAAEAIANQAAC4FAAg_gcAALkUACCECAAAAQAgAAAAAAAFUAAAsxQAIFEAALYUACD-BwAAtBQAIP8HAAC1FAAghAgAAAEAIANQAACzFAAg_gcAALQUACCECAAAAQAgAAAAAAAFUAAArhQAIFEAALEUACD-BwAArxQAIP8HAACwFAAghAgAAAEAIANQAACuFAAg_gcAAK8UACCECAAAAQAgAAAAAAAHUAAAqRQAIFEAAKwUACD-BwAAqhQAIP8HAACrFAAggggAAJoBACCDCAAAmgEAIIQIAAABACADUAAAqRQAIP4HAACqFAAghAgAAAEAIAAAAAAAAAAAAAABgQgAAADmBwILUAAAvRMAMFEAAMETADD-BwAAvhMAMP8HAAC_EwAwgAgAAMATACCBCAAAsgwAMIIIAACyDAAwgwgAALIMADCECAAAsgwAMIUIAADCEwAwhggAALUMADALUAAAsRMAMFEAALYTADD-BwAAshMAMP8HAACzEwAwgAgAALQTACCBCAAAtRMAMIIIAAC1EwAwgwgAALUTADCECAAAtRMAMIUIAAC3EwAwhggAALgTADALUAAAqBMAMFEAAKwTADD-BwAAqRMAMP8HAACqEwAwgAgAAKsTACCBCAAAmg0AMIIIAACaDQAwgwgAAJoNADCECAAAmg0AMIUIAACtEwAwhggAAJ0NADAHUAAAoxMAIFEAAKYTACD-BwAApBMAIP8HAAClEwAggggAACkAIIMIAAApACCECAAAswQAIAtQAACXEwAwUQAAnBMAMP4HAACYEwAw_wcAAJkTADCACAAAmhMAIIEIAACbEwAwgggAAJsTADCDCAAAmxMAMIQIAACbEwAwhQgAAJ0TADCGCAAAnhMAMAtQAACLEwAwUQAAkBMAMP4HAACMEwAw_wcAAI0TADCACAAAjhMAIIEIAACPEwAwgggAAI8TADCDCAAAjxMAMIQIAACPEwAwhQgAAJETADCGCAAAkhMAMAtQAAD_EgAwUQAAhBMAMP4HAACAEwAw_wcAAIETADCACAAAghMAIIEIAACDEwAwgggAAIMTADCDCAAAgxMAMIQIAACDEwAwhQgAAIUTADCGCAAAhhMAMAtQAAD2EgAwUQAA-hIAMP4HAAD3EgAw_wcAAPgSADCACAAA-RIAIIEIAACoEAAwgggAAKgQADCDCAAAqBAAMIQIAACoEAAwhQgAAPsSADCGCAAAqxAAMAtQAADtEgAwUQAA8RIAMP4HAADuEgAw_wcAAO8SADCACAAA8BIAIIEIAACTEAAwgggAAJMQADCDCAAAkxAAMIQIAACTEAAwhQgAAPISADCGCAAAlhAAMAtQAADkEgAwUQAA6BIAMP4HAADlEgAw_wcAAOYSADCACAAA5xIAIIEIAADODwAwgggAAM4PADCDCAAAzg8AMIQIAADODwAwhQgAAOkSADCGCAAA0Q8AMAtQAADbEgAwUQAA3xIAMP4HAADcEgAw_wcAAN0SADCACAAA3hIAIIEIAACtDwAwgggAAK0PADCDCAAArQ8AMIQIAACtDwAwhQgAAOASADCGCAAAsA8AMAtQAADSEgAwUQAA1hIAMP4HAADTEgAw_wcAANQSADCACAAA1RIAIIEIAACVDwAwgggAAJUPADCDCAAAlQ8AMIQIAACVDwAwhQgAANcSADCGCAAAmA8AMAtQAADGEgAwUQAAyxIAMP4HAADHEgAw_wcAAMgSADCACAAAyRIAIIEIAADKEgAwgggAAMoSADCDCAAAyhIAMIQIAADKEgAwhQgAAMwSADCGCAAAzRIAMAtQAAC6EgAwUQAAvxIAMP4HAAC7EgAw_wcAALwSADCACAAAvRIAIIEIAAC-EgAwgggAAL4SADCDCAAAvhIAMIQIAAC-EgAwhQgAAMASADCGCAAAwRIAMAtQAACuEgAwUQAAsxIAMP4HAACvEgAw_wcAALASADCACAAAsRIAIIEIAACyEgAwgggAALISADCDCAAAshIAMIQIAACyEgAwhQgAALQSADCGCAAAtRIAMAtQAACiEgAwUQAApxIAMP4HAACjEgAw_wcAAKQSADCACAAApRIAIIEIAACmEgAwgggAAKYSADCDCAAAphIAMIQIAACmEgAwhQgAAKgSADCGCAAAqRIAMAtQAACZEgAwUQAAnRIAMP4HAACaEgAw_wcAAJsSADCACAAAnBIAIIEIAACLDgAwgggAAIsOADCDCAAAiw4AMIQIAACLDgAwhQgAAJ4SADCGCAAAjg4AMAtQAACQEgAwUQAAlBIAMP4HAACREgAw_wcAAJISADCACAAAkxIAIIEIAAD_DQAwgggAAP8NADCDCAAA_w0AMIQIAAD_DQAwhQgAAJUSADCGCAAAgg4AMAtQAACEEgAwUQAAiRIAMP4HAACFEgAw_wcAAIYSADCACAAAhxIAIIEIAACIEgAwgggAAIgSADCDCAAAiBIAMIQIAACIEgAwhQgAAIoSADCGCAAAixIAMAdQAAD_EQAgUQAAghIAIP4HAACAEgAg_wcAAIESACCCCAAAlAEAIIMIAACUAQAghAgAAPYHACALUAAA9hEAMFEAAPoRADD-BwAA9xEAMP8HAAD4EQAwgAgAAPkRACCBCAAA5REAMIIIAADlEQAwgwgAAOURADCECAAA5REAMIUIAAD7EQAwhggAAOgRADALUAAA7REAMFEAAPERADD-BwAA7hEAMP8HAADvEQAwgAgAAPARACCBCAAA5REAMIIIAADlEQAwgwgAAOURADCECAAA5REAMIUIAADyEQAwhggAAOgRADALUAAA4REAMFEAAOYRADD-BwAA4hEAMP8HAADjEQAwgAgAAOQRACCBCAAA5REAMIIIAADlEQAwgwgAAOURADCECAAA5REAMIUIAADnEQAwhggAAOgRADALUAAA2BEAMFEAANwRADD-BwAA2REAMP8HAADaEQAwgAgAANsRACCBCAAA0BEAMIIIAADQEQAwgwgAANARADCECAAA0BEAMIUIAADdEQAwhggAANMRADALUAAAzBEAMFEAANERADD-BwAAzREAMP8HAADOEQAwgAgAAM8RACCBCAAA0BEAMIIIAADQEQAwgwgAANARADCECAAA0BEAMIUIAADSEQAwhggAANMRADALUAAAwBEAMFEAAMURADD-BwAAwREAMP8HAADCEQAwgAgAAMMRACCBCAAAxBEAMIIIAADEEQAwgwgAAMQRADCECAAAxBEAMIUIAADGEQAwhggAAMcRADALUAAAtBEAMFEAALkRADD-BwAAtREAMP8HAAC2EQAwgAgAALcRACCBCAAAuBEAMIIIAAC4EQAwgwgAALgRADCECAAAuBEAMIUIAAC6EQAwhggAALsRADALUAAAqBEAMFEAAK0RADD-BwAAqREAMP8HAACqEQAwgAgAAKsRACCBCAAArBEAMIIIAACsEQAwgwgAAKwRADCECAAArBEAMIUIAACuEQAwhggAAK8RADALUAAAnBEAMFEAAKERADD-BwAAnREAMP8HAACeEQAwgAgAAJ8RACCBCAAAoBEAMIIIAACgEQAwgwgAAKARADCECAAAoBEAMIUIAACiEQAwhggAAKMRADAOugYCAAAAAbsGQAAAAAHDBkAAAAABxwZAAAAAAeAGBAAAAAHkBgEAAAABtwcBAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHBAAAAAG8BwIAAAABvQcBAAAAAb4HQAAAAAECAAAAtAEAIFAAAKcRACADAAAAtAEAIFAAAKcRACBRAACmEQAgAUkAAKgUADATAwAAugoAIKgGAACUCwAwqQYAALIBABCqBgAAlAsAMLoGAgAAAAG7BkAAsAoAIcMGQACMCgAhxwZAALAKACHUBgIAiwoAIeAGBAC5CgAh5AYBAAAAAbcHAQCKCgAhuAcCAIsKACG5BwIAiwoAIboHAgCLCgAhuwcEALkKACG8BwIAiwoAIb0HAQCvCgAhvgdAALAKACECAAAAtAEAIEkAAKYRACACAAAApBEAIEkAAKURACASqAYAAKMRADCpBgAApBEAEKoGAACjEQAwugYCAIsKACG7BkAAsAoAIcMGQACMCgAhxwZAALAKACHUBgIAiwoAIeAGBAC5CgAh5AYBAK8KACG3BwEAigoAIbgHAgCLCgAhuQcCAIsKACG6BwIAiwoAIbsHBAC5CgAhvAcCAIsKACG9BwEArwoAIb4HQACwCgAhEqgGAACjEQAwqQYAAKQRABCqBgAAoxEAMLoGAgCLCgAhuwZAALAKACHDBkAAjAoAIccGQACwCgAh1AYCAIsKACHgBgQAuQoAIeQGAQCvCgAhtwcBAIoKACG4BwIAiwoAIbkHAgCLCgAhugcCAIsKACG7BwQAuQoAIbwHAgCLCgAhvQcBAK8KACG-B0AAsAoAIQ66BgIAggwAIbsGQACVDAAhwwZAAIMMACHHBkAAlQwAIeAGBAC5DQAh5AYBAKoMACG3BwEAgQwAIbgHAgCCDAAhuQcCAIIMACG6BwIAggwAIbsHBAC5DQAhvAcCAIIMACG9BwEAqgwAIb4HQACVDAAhDroGAgCCDAAhuwZAAJUMACHDBkAAgwwAIccGQACVDAAh4AYEALkNACHkBgEAqgwAIbcHAQCBDAAhuAcCAIIMACG5BwIAggwAIboHAgCCDAAhuwcEALkNACG8BwIAggwAIb0HAQCqDAAhvgdAAJUMACEOugYCAAAAAbsGQAAAAAHDBkAAAAABxwZAAAAAAeAGBAAAAAHkBgEAAAABtwcBAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHBAAAAAG8BwIAAAABvQcBAAAAAb4HQAAAAAEGugYCAAAAAcYGQAAAAAHHBkAAAAABzAYAAQAAAdkHAgAAAAHaBwIAAAABAgAAALABACBQAACzEQAgAwAAALABACBQAACzEQAgUQAAshEAIAFJAACnFAAwC0EAALoKACCoBgAAlQsAMKkGAACuAQAQqgYAAJULADC6BgIAAAABxgZAAIwKACHHBkAAjAoAIcwGAAEAAAHYBwIAiwoAIdkHAgCLCgAh2gcCAIsKACECAAAAsAEAIEkAALIRACACAAAAsBEAIEkAALERACAKqAYAAK8RADCpBgAAsBEAEKoGAACvEQAwugYCAIsKACHGBkAAjAoAIccGQACMCgAhzAYAAe8KACHYBwIAiwoAIdkHAgCLCgAh2gcCAIsKACEKqAYAAK8RADCpBgAAsBEAEKoGAACvEQAwugYCAIsKACHGBkAAjAoAIccGQACMCgAhzAYAAe8KACHYBwIAiwoAIdkHAgCLCgAh2gcCAIsKACEGugYCAIIMACHGBkAAgwwAIccGQACDDAAhzAYAAZMMACHZBwIAggwAIdoHAgCCDAAhBroGAgCCDAAhxgZAAIMMACHHBkAAgwwAIcwGAAGTDAAh2QcCAIIMACHaBwIAggwAIQa6BgIAAAABxgZAAAAAAccGQAAAAAHMBgABAAAB2QcCAAAAAdoHAgAAAAEGxgZAAAAAAccGQAAAAAHMBgABAAABzgZAAAAAAdYHAQAAAAHXBwEAAAABAgAAAKwBACBQAAC_EQAgAwAAAKwBACBQAAC_EQAgUQAAvhEAIAFJAACmFAAwCwMAALoKACCoBgAAlgsAMKkGAACqAQAQqgYAAJYLADDGBkAAjAoAIccGQACMCgAhzAYAAQAAAc4GQACwCgAh1AYCAIsKACHWBwEAigoAIdcHAQCKCgAhAgAAAKwBACBJAAC-EQAgAgAAALwRACBJAAC9EQAgCqgGAAC7EQAwqQYAALwRABCqBgAAuxEAMMYGQACMCgAhxwZAAIwKACHMBgAB7woAIc4GQACwCgAh1AYCAIsKACHWBwEAigoAIdcHAQCKCgAhCqgGAAC7EQAwqQYAALwRABCqBgAAuxEAMMYGQACMCgAhxwZAAIwKACHMBgAB7woAIc4GQACwCgAh1AYCAIsKACHWBwEAigoAIdcHAQCKCgAhBsYGQACDDAAhxwZAAIMMACHMBgABkwwAIc4GQACVDAAh1gcBAIEMACHXBwEAgQwAIQbGBkAAgwwAIccGQACDDAAhzAYAAZMMACHOBkAAlQwAIdYHAQCBDAAh1wcBAIEMACEGxgZAAAAAAccGQAAAAAHMBgABAAABzgZAAAAAAdYHAQAAAAHXBwEAAAABCUmAAAAAAboGAgAAAAHGBkAAAAABuAcCAAAAAb0HAQAAAAHbBwEAAAAB3AcBAAAAAd0HQAAAAAHeB0AAAAABAgAAAKcBACBQAADLEQAgAwAAAKcBACBQAADLEQAgUQAAyhEAIAFJAAClFAAwDgMAAJgLACBJAAD5CgAgqAYAAJcLADCpBgAApQEAEKoGAACXCwAwugYCAAAAAcYGQACMCgAh1AYCAPoKACG4BwIAiwoAIb0HAQCvCgAh2wcBAIoKACHcBwEAigoAId0HQACMCgAh3gdAALAKACECAAAApwEAIEkAAMoRACACAAAAyBEAIEkAAMkRACANSQAA-QoAIKgGAADHEQAwqQYAAMgRABCqBgAAxxEAMLoGAgCLCgAhxgZAAIwKACHUBgIA-goAIbgHAgCLCgAhvQcBAK8KACHbBwEAigoAIdwHAQCKCgAh3QdAAIwKACHeB0AAsAoAIQ1JAAD5CgAgqAYAAMcRADCpBgAAyBEAEKoGAADHEQAwugYCAIsKACHGBkAAjAoAIdQGAgD6CgAhuAcCAIsKACG9BwEArwoAIdsHAQCKCgAh3AcBAIoKACHdB0AAjAoAId4HQACwCgAhCUmAAAAAAboGAgCCDAAhxgZAAIMMACG4BwIAggwAIb0HAQCqDAAh2wcBAIEMACHcBwEAgQwAId0HQACDDAAh3gdAAJUMACEJSYAAAAABugYCAIIMACHGBkAAgwwAIbgHAgCCDAAhvQcBAKoMACHbBwEAgQwAIdwHAQCBDAAh3QdAAIMMACHeB0AAlQwAIQlJgAAAAAG6BgIAAAABxgZAAAAAAbgHAgAAAAG9BwEAAAAB2wcBAAAAAdwHAQAAAAHdB0AAAAAB3gdAAAAAAQkEAADFEAAguQZAAAAAAboGAgAAAAHVBgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAECAAAAoQEAIFAAANcRACADAAAAoQEAIFAAANcRACBRAADWEQAgAUkAAKQUADAPBAAAmAsAIDwAALoKACCoBgAAmgsAMKkGAACfAQAQqgYAAJoLADC5BkAAjAoAIboGAgAAAAHVBgIA-goAIeoGAQCvCgAhkgcBAIoKACG_BwEAigoAIcAHAgCLCgAhyAcCAIsKACHJBwIAiwoAIfEHAACZCwAgAgAAAKEBACBJAADWEQAgAgAAANQRACBJAADVEQAgDKgGAADTEQAwqQYAANQRABCqBgAA0xEAMLkGQACMCgAhugYCAIsKACHVBgIA-goAIeoGAQCvCgAhkgcBAIoKACG_BwEAigoAIcAHAgCLCgAhyAcCAIsKACHJBwIAiwoAIQyoBgAA0xEAMKkGAADUEQAQqgYAANMRADC5BkAAjAoAIboGAgCLCgAh1QYCAPoKACHqBgEArwoAIZIHAQCKCgAhvwcBAIoKACHABwIAiwoAIcgHAgCLCgAhyQcCAIsKACEIuQZAAIMMACG6BgIAggwAIdUGAgCWDAAh6gYBAKoMACGSBwEAgQwAIb8HAQCBDAAhwAcCAIIMACHIBwIAggwAIQkEAADDEAAguQZAAIMMACG6BgIAggwAIdUGAgCWDAAh6gYBAKoMACGSBwEAgQwAIb8HAQCBDAAhwAcCAIIMACHIBwIAggwAIQkEAADFEAAguQZAAAAAAboGAgAAAAHVBgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAEJPAAAxhAAILkGQAAAAAG6BgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAHJBwIAAAABAgAAAKEBACBQAADgEQAgAwAAAKEBACBQAADgEQAgUQAA3xEAIAFJAACjFAAwAgAAAKEBACBJAADfEQAgAgAAANQRACBJAADeEQAgCLkGQACDDAAhugYCAIIMACHqBgEAqgwAIZIHAQCBDAAhvwcBAIEMACHABwIAggwAIcgHAgCCDAAhyQcCAIIMACEJPAAAxBAAILkGQACDDAAhugYCAIIMACHqBgEAqgwAIZIHAQCBDAAhvwcBAIEMACHABwIAggwAIcgHAgCCDAAhyQcCAIIMACEJPAAAxhAAILkGQAAAAAG6BgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAHJBwIAAAABDhkAANEQACA3AADQEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQIAAACYAQAgUAAA7BEAIAMAAACYAQAgUAAA7BEAIFEAAOsRACABSQAAohQAMBMZAACYCwAgNwAAugoAIDgAAJgLACCoBgAAtQsAMKkGAACWAQAQqgYAALULADC6BgIAAAABxgZAAIwKACHnBgIA-goAIe8GAAC2C80HIr8HAQCKCgAhwAcCAIsKACHGBwEAigoAIcoHAgCLCgAhywcBAK8KACHNBwIA-goAIc4HAQCvCgAhzwdAALAKACHQB0AAsAoAIQIAAACYAQAgSQAA6xEAIAIAAADpEQAgSQAA6hEAIBCoBgAA6BEAMKkGAADpEQAQqgYAAOgRADC6BgIAiwoAIcYGQACMCgAh5wYCAPoKACHvBgAAtgvNByK_BwEAigoAIcAHAgCLCgAhxgcBAIoKACHKBwIAiwoAIcsHAQCvCgAhzQcCAPoKACHOBwEArwoAIc8HQACwCgAh0AdAALAKACEQqAYAAOgRADCpBgAA6REAEKoGAADoEQAwugYCAIsKACHGBkAAjAoAIecGAgD6CgAh7wYAALYLzQcivwcBAIoKACHABwIAiwoAIcYHAQCKCgAhygcCAIsKACHLBwEArwoAIc0HAgD6CgAhzgcBAK8KACHPB0AAsAoAIdAHQACwCgAhDLoGAgCCDAAhxgZAAIMMACHnBgIAlgwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcoHAgCCDAAhywcBAKoMACHOBwEAqgwAIc8HQACVDAAh0AdAAJUMACEOGQAAzhAAIDcAAM0QACC6BgIAggwAIcYGQACDDAAh5wYCAJYMACHvBgAAzBDNByK_BwEAgQwAIcAHAgCCDAAhxgcBAIEMACHKBwIAggwAIcsHAQCqDAAhzgcBAKoMACHPB0AAlQwAIdAHQACVDAAhDhkAANEQACA3AADQEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQ43AADQEAAgOAAA0hAAILoGAgAAAAHGBkAAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc0HAgAAAAHOBwEAAAABzwdAAAAAAdAHQAAAAAECAAAAmAEAIFAAAPURACADAAAAmAEAIFAAAPURACBRAAD0EQAgAUkAAKEUADACAAAAmAEAIEkAAPQRACACAAAA6REAIEkAAPMRACAMugYCAIIMACHGBkAAgwwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcoHAgCCDAAhywcBAKoMACHNBwIAlgwAIc4HAQCqDAAhzwdAAJUMACHQB0AAlQwAIQ43AADNEAAgOAAAzxAAILoGAgCCDAAhxgZAAIMMACHvBgAAzBDNByK_BwEAgQwAIcAHAgCCDAAhxgcBAIEMACHKBwIAggwAIcsHAQCqDAAhzQcCAJYMACHOBwEAqgwAIc8HQACVDAAh0AdAAJUMACEONwAA0BAAIDgAANIQACC6BgIAAAABxgZAAAAAAe8GAAAAzQcCvwcBAAAAAcAHAgAAAAHGBwEAAAABygcCAAAAAcsHAQAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABDhkAANEQACA4AADSEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHLBwEAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQIAAACYAQAgUAAA_hEAIAMAAACYAQAgUAAA_hEAIFEAAP0RACABSQAAoBQAMAIAAACYAQAgSQAA_REAIAIAAADpEQAgSQAA_BEAIAy6BgIAggwAIcYGQACDDAAh5wYCAJYMACHvBgAAzBDNByK_BwEAgQwAIcAHAgCCDAAhxgcBAIEMACHLBwEAqgwAIc0HAgCWDAAhzgcBAKoMACHPB0AAlQwAIdAHQACVDAAhDhkAAM4QACA4AADPEAAgugYCAIIMACHGBkAAgwwAIecGAgCWDAAh7wYAAMwQzQcivwcBAIEMACHABwIAggwAIcYHAQCBDAAhywcBAKoMACHNBwIAlgwAIc4HAQCqDAAhzwdAAJUMACHQB0AAlQwAIQ4ZAADREAAgOAAA0hAAILoGAgAAAAHGBkAAAAAB5wYCAAAAAe8GAAAAzQcCvwcBAAAAAcAHAgAAAAHGBwEAAAABywcBAAAAAc0HAgAAAAHOBwEAAAABzwdAAAAAAdAHQAAAAAECNQIAAAAB4AYEAAAAAQIAAAD2BwAgUAAA_xEAIAMAAACUAQAgUAAA_xEAIFEAAIMSACAEAAAAlAEAIDUCAIIMACFJAACDEgAg4AYEALkNACECNQIAggwAIeAGBAC5DQAhCjIAAMoNACC6BgIAAAABxgZAAAAAAdYGAQAAAAHhBgEAAAAB4gYEAAAAAeMGAQAAAAHkBgEAAAAB5QZAAAAAAeYGAQAAAAECAAAAkgEAIFAAAI8SACADAAAAkgEAIFAAAI8SACBRAACOEgAgAUkAAJ8UADAPBAAAugoAIDIAALgLACCoBgAAtwsAMKkGAACJAQAQqgYAALcLADC6BgIAAAABxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh4QYBAIoKACHiBgQAuQoAIeMGAQCKCgAh5AYBAAAAAeUGQACMCgAh5gYBAIoKACECAAAAkgEAIEkAAI4SACACAAAAjBIAIEkAAI0SACANqAYAAIsSADCpBgAAjBIAEKoGAACLEgAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAigoAIeUGQACMCgAh5gYBAIoKACENqAYAAIsSADCpBgAAjBIAEKoGAACLEgAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAigoAIeUGQACMCgAh5gYBAIoKACEJugYCAIIMACHGBkAAgwwAIdYGAQCBDAAh4QYBAIEMACHiBgQAuQ0AIeMGAQCBDAAh5AYBAIEMACHlBkAAgwwAIeYGAQCBDAAhCjIAAMMNACC6BgIAggwAIcYGQACDDAAh1gYBAIEMACHhBgEAgQwAIeIGBAC5DQAh4wYBAIEMACHkBgEAgQwAIeUGQACDDAAh5gYBAIEMACEKMgAAyg0AILoGAgAAAAHGBkAAAAAB1gYBAAAAAeEGAQAAAAHiBgQAAAAB4wYBAAAAAeQGAQAAAAHlBkAAAAAB5gYBAAAAAQQuAADiDQAgxgZAAAAAAd0GAgAAAAHpBgIAAAABAgAAAIMBACBQAACYEgAgAwAAAIMBACBQAACYEgAgUQAAlxIAIAFJAACeFAAwAgAAAIMBACBJAACXEgAgAgAAAIMOACBJAACWEgAgA8YGQACDDAAh3QYCAIIMACHpBgIAggwAIQQuAADgDQAgxgZAAIMMACHdBgIAggwAIekGAgCCDAAhBC4AAOINACDGBkAAAAAB3QYCAAAAAekGAgAAAAEFLgAA2Q0AILoGAgAAAAHGBkAAAAAB3QYCAAAAAegGAQAAAAECAAAAfwAgUAAAoRIAIAMAAAB_ACBQAAChEgAgUQAAoBIAIAFJAACdFAAwAgAAAH8AIEkAAKASACACAAAAjw4AIEkAAJ8SACAEugYCAIIMACHGBkAAgwwAId0GAgCCDAAh6AYBAIEMACEFLgAA1w0AILoGAgCCDAAhxgZAAIMMACHdBgIAggwAIegGAQCBDAAhBS4AANkNACC6BgIAAAABxgZAAAAAAd0GAgAAAAHoBgEAAAABFC8AAJQOACAwAACVDgAgMQAAlg4AIDIAAJcOACC6BgIAAAABxgZAAAAAAeEGAQAAAAHiBgQAAAAB5AYBAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAECAAAAewAgUAAArRIAIAMAAAB7ACBQAACtEgAgUQAArBIAIAFJAACcFAAwGRkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAAAABxgZAAIwKACHhBgEAigoAIeIGBAC5CgAh5AYBAAAAAecGAgCLCgAh6gYBAIoKACHrBgEAigoAIe0GAAC9C-0GIu8GAAC-C-8GIvAGCAC_CwAh8QYCAPoKACHyBgIA-goAIfMGAQCvCgAh9AYCAIsKACH1BgIAiwoAIfYGAgCLCgAhAgAAAHsAIEkAAKwSACACAAAAqhIAIEkAAKsSACAUqAYAAKkSADCpBgAAqhIAEKoGAACpEgAwugYCAIsKACHGBkAAjAoAIeEGAQCKCgAh4gYEALkKACHkBgEAigoAIecGAgCLCgAh6gYBAIoKACHrBgEAigoAIe0GAAC9C-0GIu8GAAC-C-8GIvAGCAC_CwAh8QYCAPoKACHyBgIA-goAIfMGAQCvCgAh9AYCAIsKACH1BgIAiwoAIfYGAgCLCgAhFKgGAACpEgAwqQYAAKoSABCqBgAAqRIAMLoGAgCLCgAhxgZAAIwKACHhBgEAigoAIeIGBAC5CgAh5AYBAIoKACHnBgIAiwoAIeoGAQCKCgAh6wYBAIoKACHtBgAAvQvtBiLvBgAAvgvvBiLwBggAvwsAIfEGAgD6CgAh8gYCAPoKACHzBgEArwoAIfQGAgCLCgAh9QYCAIsKACH2BgIAiwoAIRC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhFC8AAO0NACAwAADuDQAgMQAA7w0AIDIAAPANACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhFC8AAJQOACAwAACVDgAgMQAAlg4AIDIAAJcOACC6BgIAAAABxgZAAAAAAeEGAQAAAAHiBgQAAAAB5AYBAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAEIKAAAzA4AICoAAM0OACC6BgIAAAABxgZAAAAAAe8GAAAAgQcC_gYAAAD-BgKBB0AAAAABggcBAAAAAQIAAAB3ACBQAAC5EgAgAwAAAHcAIFAAALkSACBRAAC4EgAgAUkAAJsUADANJwAAugoAICgAAMQLACAqAADFCwAgqAYAAMELADCpBgAAdQAQqgYAAMELADC6BgIAAAABxgZAAIwKACHvBgAAwwuBByL-BgAAwgv-BiL_BgIAiwoAIYEHQACwCgAhggcBAK8KACECAAAAdwAgSQAAuBIAIAIAAAC2EgAgSQAAtxIAIAqoBgAAtRIAMKkGAAC2EgAQqgYAALUSADC6BgIAiwoAIcYGQACMCgAh7wYAAMMLgQci_gYAAMIL_gYi_wYCAIsKACGBB0AAsAoAIYIHAQCvCgAhCqgGAAC1EgAwqQYAALYSABCqBgAAtRIAMLoGAgCLCgAhxgZAAIwKACHvBgAAwwuBByL-BgAAwgv-BiL_BgIAiwoAIYEHQACwCgAhggcBAK8KACEGugYCAIIMACHGBkAAgwwAIe8GAACvDoEHIv4GAACuDv4GIoEHQACVDAAhggcBAKoMACEIKAAAsQ4AICoAALIOACC6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYigQdAAJUMACGCBwEAqgwAIQgoAADMDgAgKgAAzQ4AILoGAgAAAAHGBkAAAAAB7wYAAACBBwL-BgAAAP4GAoEHQAAAAAGCBwEAAAABCCwAAPcOACC6BgIAAAABxgZAAAAAAdYGAQAAAAHrBgEAAAAB7wYAAACPBwKDBwEAAAABjwcgAAAAAQIAAABhACBQAADFEgAgAwAAAGEAIFAAAMUSACBRAADEEgAgAUkAAJoUADANBAAAugoAICwAANMLACCoBgAA0QsAMKkGAABfABCqBgAA0QsAMLoGAgAAAAHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHrBgEAigoAIe8GAADSC48HIoMHAQAAAAGPByAAsQoAIQIAAABhACBJAADEEgAgAgAAAMISACBJAADDEgAgC6gGAADBEgAwqQYAAMISABCqBgAAwRIAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAhC6gGAADBEgAwqQYAAMISABCqBgAAwRIAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAhB7oGAgCCDAAhxgZAAIMMACHWBgEAgQwAIesGAQCBDAAh7wYAAOcOjwcigwcBAIEMACGPByAArQ0AIQgsAADpDgAgugYCAIIMACHGBkAAgwwAIdYGAQCBDAAh6wYBAIEMACHvBgAA5w6PByKDBwEAgQwAIY8HIACtDQAhCCwAAPcOACC6BgIAAAABxgZAAAAAAdYGAQAAAAHrBgEAAAAB7wYAAACPBwKDBwEAAAABjwcgAAAAAQarBgEAAAABxgZAAAAAAe8GAgAAAAGSBwEAAAAB1AcBAAAAAdUHAAEAAAECAAAAXQAgUAAA0RIAIAMAAABdACBQAADREgAgUQAA0BIAIAFJAACZFAAwDAMAALoKACCoBgAA1QsAMKkGAABbABCqBgAA1QsAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAh9QcAANQLACACAAAAXQAgSQAA0BIAIAIAAADOEgAgSQAAzxIAIAqoBgAAzRIAMKkGAADOEgAQqgYAAM0SADCrBgEAigoAIcYGQACMCgAh1AYCAIsKACHvBgIAiwoAIZIHAQCKCgAh1AcBAIoKACHVBwAB7woAIQqoBgAAzRIAMKkGAADOEgAQqgYAAM0SADCrBgEAigoAIcYGQACMCgAh1AYCAIsKACHvBgIAiwoAIZIHAQCKCgAh1AcBAIoKACHVBwAB7woAIQarBgEAgQwAIcYGQACDDAAh7wYCAIIMACGSBwEAgQwAIdQHAQCBDAAh1QcAAZMMACEGqwYBAIEMACHGBkAAgwwAIe8GAgCCDAAhkgcBAIEMACHUBwEAgQwAIdUHAAGTDAAhBqsGAQAAAAHGBkAAAAAB7wYCAAAAAZIHAQAAAAHUBwEAAAAB1QcAAQAAAQQgAACGDwAgxgZAAAAAAekGAgAAAAGRBwIAAAABAgAAAFAAIFAAANoSACADAAAAUAAgUAAA2hIAIFEAANkSACABSQAAmBQAMAIAAABQACBJAADZEgAgAgAAAJkPACBJAADYEgAgA8YGQACDDAAh6QYCAIIMACGRBwIAggwAIQQgAACEDwAgxgZAAIMMACHpBgIAggwAIZEHAgCCDAAhBCAAAIYPACDGBkAAAAAB6QYCAAAAAZEHAgAAAAEIHgAAvA8AIB8AALYPACAhAAC3DwAgugYCAAAAAcYGQAAAAAGQBwIAAAABkgcBAAAAAZMHAgAAAAECAAAAVAAgUAAA4xIAIAMAAABUACBQAADjEgAgUQAA4hIAIAFJAACXFAAwAgAAAFQAIEkAAOISACACAAAAsQ8AIEkAAOESACAFugYCAIIMACHGBkAAgwwAIZAHAgCCDAAhkgcBAIEMACGTBwIAggwAIQgeAACNDwAgHwAAjw8AICEAAJAPACC6BgIAggwAIcYGQACDDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhCB4AALwPACAfAAC2DwAgIQAAtw8AILoGAgAAAAHGBkAAAAABkAcCAAAAAZIHAQAAAAGTBwIAAAABDB0AALgPACAiAADDDwAgIwAAug8AICQAALsPACC6BgIAAAABxgZAAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGUBwIAAAABlgcCAAAAAZcHAgAAAAECAAAARQAgUAAA7BIAIAMAAABFACBQAADsEgAgUQAA6xIAIAFJAACWFAAwAgAAAEUAIEkAAOsSACACAAAA0g8AIEkAAOoSACAIugYCAIIMACHGBkAAgwwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZYHAgCWDAAhlwcCAIIMACEMHQAAow8AICIAAMIPACAjAAClDwAgJAAApg8AILoGAgCCDAAhxgZAAIMMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGWBwIAlgwAIZcHAgCCDAAhDB0AALgPACAiAADDDwAgIwAAug8AICQAALsPACC6BgIAAAABxgZAAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGUBwIAAAABlgcCAAAAAZcHAgAAAAEFGgAAhRAAILoGAgAAAAHGBkAAAAAB6AYBAAAAAa8HAgAAAAECAAAAPwAgUAAA9RIAIAMAAAA_ACBQAAD1EgAgUQAA9BIAIAFJAACVFAAwAgAAAD8AIEkAAPQSACACAAAAlxAAIEkAAPMSACAEugYCAIIMACHGBkAAgwwAIegGAQCBDAAhrwcCAIIMACEFGgAAgxAAILoGAgCCDAAhxgZAAIMMACHoBgEAgQwAIa8HAgCCDAAhBRoAAIUQACC6BgIAAAABxgZAAAAAAegGAQAAAAGvBwIAAAABDBgAAJsQACAbAACdEAAgugYCAAAAAcYGQAAAAAHoBgEAAAAB6gYBAAAAAbAHAgAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQIAAAA5ACBQAAD-EgAgAwAAADkAIFAAAP4SACBRAAD9EgAgAUkAAJQUADACAAAAOQAgSQAA_RIAIAIAAACsEAAgSQAA_BIAIAq6BgIAggwAIcYGQACDDAAh6AYBAIEMACHqBgEAgQwAIbAHAgCCDAAhsQcgAK0NACGyByAArQ0AIbMHAgCCDAAhtAdAAIMMACG1BwIAggwAIQwYAACMEAAgGwAAjhAAILoGAgCCDAAhxgZAAIMMACHoBgEAgQwAIeoGAQCBDAAhsAcCAIIMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhDBgAAJsQACAbAACdEAAgugYCAAAAAcYGQAAAAAHoBgEAAAAB6gYBAAAAAbAHAgAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQW6BgIAAAABxgZAAAAAAZsHAQAAAAGcBwEAAAABnQdAAAAAAQIAAAA1ACBQAACKEwAgAwAAADUAIFAAAIoTACBRAACJEwAgAUkAAJMUADALAwAAugoAIKgGAADnCwAwqQYAADMAEKoGAADnCwAwugYCAAAAAcYGQACMCgAh1AYCAIsKACGbBwEAigoAIZwHAQCKCgAhnQdAALAKACH5BwAA5gsAIAIAAAA1ACBJAACJEwAgAgAAAIcTACBJAACIEwAgCagGAACGEwAwqQYAAIcTABCqBgAAhhMAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIQmoBgAAhhMAMKkGAACHEwAQqgYAAIYTADC6BgIAiwoAIcYGQACMCgAh1AYCAIsKACGbBwEAigoAIZwHAQCKCgAhnQdAALAKACEFugYCAIIMACHGBkAAgwwAIZsHAQCBDAAhnAcBAIEMACGdB0AAlQwAIQW6BgIAggwAIcYGQACDDAAhmwcBAIEMACGcBwEAgQwAIZ0HQACVDAAhBboGAgAAAAHGBkAAAAABmwcBAAAAAZwHAQAAAAGdB0AAAAABCLoGAgAAAAHGBkAAAAAB1gYBAAAAAZ0HQAAAAAGeBwABAAABnwcAAQAAAaAHBAAAAAGhBwAA6Q8AIAIAAAAxACBQAACWEwAgAwAAADEAIFAAAJYTACBRAACVEwAgAUkAAJIUADANAwAAugoAIKgGAADoCwAwqQYAAC8AEKoGAADoCwAwugYCAAAAAcYGQACMCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAhngcAAQAAAZ8HAAHvCgAhoAcEALkKACGhBwAAqQoAIAIAAAAxACBJAACVEwAgAgAAAJMTACBJAACUEwAgDKgGAACSEwAwqQYAAJMTABCqBgAAkhMAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACGeBwAB7woAIZ8HAAHvCgAhoAcEALkKACGhBwAAqQoAIAyoBgAAkhMAMKkGAACTEwAQqgYAAJITADC6BgIAiwoAIcYGQACMCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAhngcAAe8KACGfBwAB7woAIaAHBAC5CgAhoQcAAKkKACAIugYCAIIMACHGBkAAgwwAIdYGAQCBDAAhnQdAAJUMACGeBwABkwwAIZ8HAAGTDAAhoAcEALkNACGhBwAA5w8AIAi6BgIAggwAIcYGQACDDAAh1gYBAIEMACGdB0AAlQwAIZ4HAAGTDAAhnwcAAZMMACGgBwQAuQ0AIaEHAADnDwAgCLoGAgAAAAHGBkAAAAAB1gYBAAAAAZ0HQAAAAAGeBwABAAABnwcAAQAAAaAHBAAAAAGhBwAA6Q8AIALMBgABAAABzgZAAAAAAQIAAAAtACBQAACiEwAgAwAAAC0AIFAAAKITACBRAAChEwAgAUkAAJEUADAIAwAAugoAIKgGAADqCwAwqQYAACsAEKoGAADqCwAwzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAh-gcAAOkLACACAAAALQAgSQAAoRMAIAIAAACfEwAgSQAAoBMAIAaoBgAAnhMAMKkGAACfEwAQqgYAAJ4TADDMBgAB7woAIc4GQACwCgAh1AYCAIsKACEGqAYAAJ4TADCpBgAAnxMAEKoGAACeEwAwzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAhAswGAAGTDAAhzgZAAJUMACECzAYAAZMMACHOBkAAlQwAIQLMBgABAAABzgZAAAAAAQXGBkAAAAABogcBAAAAAaMHBAAAAAGkBwIAAAABpQdAAAAAAQIAAACzBAAgUAAAoxMAIAMAAAApACBQAACjEwAgUQAApxMAIAcAAAApACBJAACnEwAgxgZAAIMMACGiBwEAgQwAIaMHBAC5DQAhpAcCAIIMACGlB0AAlQwAIQXGBkAAgwwAIaIHAQCBDAAhowcEALkNACGkBwIAggwAIaUHQACVDAAhBwUAAPQMACALAAD1DAAgDAAA9gwAILoGAgAAAAHABgIAAAABwQYAAPIMACDGBkAAAAABAgAAAAsAIFAAALATACADAAAACwAgUAAAsBMAIFEAAK8TACABSQAAkBQAMAIAAAALACBJAACvEwAgAgAAAJ4NACBJAACuEwAgBLoGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAhBwUAANcMACALAADYDAAgDAAA2QwAILoGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAhBwUAAPQMACALAAD1DAAgDAAA9gwAILoGAgAAAAHABgIAAAABwQYAAPIMACDGBkAAAAABCgwAAKYNACANAAClDQAgDgAApw0AILoGAgAAAAHGBkAAAAAB1gYBAAAAAdcGAQAAAAHYBgABAAAB2QYAAKINACDaBgAAow0AIAIAAAAmACBQAAC8EwAgAwAAACYAIFAAALwTACBRAAC7EwAgAUkAAI8UADAPBAAAugoAIAwAAO0LACANAACfCwAgDgAAnQsAIKgGAADrCwAwqQYAAAcAEKoGAADrCwAwugYCAAAAAcYGQACMCgAh1QYCAIsKACHWBgEAigoAIdcGAQAAAAHYBgAB7AsAIdkGAACpCgAg2gYAAKkKACACAAAAJgAgSQAAuxMAIAIAAAC5EwAgSQAAuhMAIAuoBgAAuBMAMKkGAAC5EwAQqgYAALgTADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIdcGAQCKCgAh2AYAAewLACHZBgAAqQoAINoGAACpCgAgC6gGAAC4EwAwqQYAALkTABCqBgAAuBMAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh1wYBAIoKACHYBgAB7AsAIdkGAACpCgAg2gYAAKkKACAHugYCAIIMACHGBkAAgwwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACAKDAAAgA0AIA0AAP8MACAOAACBDQAgugYCAIIMACHGBkAAgwwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACAKDAAApg0AIA0AAKUNACAOAACnDQAgugYCAAAAAcYGQAAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgDQUAAL8MACAPAACMDQAgugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAHhBwIAAAABAgAAAAUAIFAAAMUTACADAAAABQAgUAAAxRMAIFEAAMQTACABSQAAjhQAMAIAAAAFACBJAADEEwAgAgAAALYMACBJAADDEwAgC7oGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdYGAQCBDAAhnQdAAJUMACHfBwEAgQwAIeAHQACVDAAh4QcCAJYMACENBQAAuwwAIA8AAIoNACC6BgIAggwAIcAGAgCWDAAhwQYAALgMACDGBkAAgwwAIccGQACVDAAhzAYAAZMMACHWBgEAgQwAIZ0HQACVDAAh3wcBAIEMACHgB0AAlQwAIeEHAgCWDAAhDQUAAL8MACAPAACMDQAgugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAHhBwIAAAABBFAAAL0TADD-BwAAvhMAMIAIAADAEwAghAgAALIMADAEUAAAsRMAMP4HAACyEwAwgAgAALQTACCECAAAtRMAMARQAACoEwAw_gcAAKkTADCACAAAqxMAIIQIAACaDQAwA1AAAKMTACD-BwAApBMAIIQIAACzBAAgBFAAAJcTADD-BwAAmBMAMIAIAACaEwAghAgAAJsTADAEUAAAixMAMP4HAACMEwAwgAgAAI4TACCECAAAjxMAMARQAAD_EgAw_gcAAIATADCACAAAghMAIIQIAACDEwAwBFAAAPYSADD-BwAA9xIAMIAIAAD5EgAghAgAAKgQADAEUAAA7RIAMP4HAADuEgAwgAgAAPASACCECAAAkxAAMARQAADkEgAw_gcAAOUSADCACAAA5xIAIIQIAADODwAwBFAAANsSADD-BwAA3BIAMIAIAADeEgAghAgAAK0PADAEUAAA0hIAMP4HAADTEgAwgAgAANUSACCECAAAlQ8AMARQAADGEgAw_gcAAMcSADCACAAAyRIAIIQIAADKEgAwBFAAALoSADD-BwAAuxIAMIAIAAC9EgAghAgAAL4SADAEUAAArhIAMP4HAACvEgAwgAgAALESACCECAAAshIAMARQAACiEgAw_gcAAKMSADCACAAApRIAIIQIAACmEgAwBFAAAJkSADD-BwAAmhIAMIAIAACcEgAghAgAAIsOADAEUAAAkBIAMP4HAACREgAwgAgAAJMSACCECAAA_w0AMARQAACEEgAw_gcAAIUSADCACAAAhxIAIIQIAACIEgAwA1AAAP8RACD-BwAAgBIAIIQIAAD2BwAgBFAAAPYRADD-BwAA9xEAMIAIAAD5EQAghAgAAOURADAEUAAA7REAMP4HAADuEQAwgAgAAPARACCECAAA5REAMARQAADhEQAw_gcAAOIRADCACAAA5BEAIIQIAADlEQAwBFAAANgRADD-BwAA2REAMIAIAADbEQAghAgAANARADAEUAAAzBEAMP4HAADNEQAwgAgAAM8RACCECAAA0BEAMARQAADAEQAw_gcAAMERADCACAAAwxEAIIQIAADEEQAwBFAAALQRADD-BwAAtREAMIAIAAC3EQAghAgAALgRADAEUAAAqBEAMP4HAACpEQAwgAgAAKsRACCECAAArBEAMARQAACcEQAw_gcAAJ0RADCACAAAnxEAIIQIAACgEQAwAAAAAgMAALwNACClBwAAjQwAIAAAAAAAAAAAAAAAAAABBAAAvA0AIAAAAAAAAAYuAACzDQAgMwAAsg0AIMcGAACNDAAg3AYAAI0MACDdBgAAjQwAIN4GAACNDAAgAS4AALMNACAAAAUnAAC8DQAgKAAA_RMAICoAAP4TACCBBwAAjQwAIIIHAACNDAAgCSYAAIEUACAoAAD9EwAg1QYAAI0MACD3BgAAjQwAIIMHAACNDAAghAcAAI0MACCFBwAAjQwAIIgHAACNDAAgiQcAAI0MACACBAAAvA0AICwAAIIUACAABBkAALwNACAeAAD-DgAgHwAA_g4AICEAAOwTACABHAAA1w8AIAEeAAD-DgAgAxgAAIcUACAZAAC8DQAgGwAA6hMAIAEXAACxEAAgAAUEAAC8DQAgDAAAiBQAIA0AAOUTACAOAADjEwAg2AYAAI0MACAEAwAAvA0AIAUAAIkUACALAACNFAAgDAAAiBQAIAgGAACKFAAgCAAAjBQAIAkAAOMTACDPBgAAjQwAINAGAACNDAAg0QYAAI0MACDSBgAAjQwAINMGAACNDAAgAAALugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAHhBwIAAAABB7oGAgAAAAHGBkAAAAAB1gYBAAAAAdcGAQAAAAHYBgABAAAB2QYAAKINACDaBgAAow0AIAS6BgIAAAABwAYCAAAAAcEGAADyDAAgxgZAAAAAAQLMBgABAAABzgZAAAAAAQi6BgIAAAABxgZAAAAAAdYGAQAAAAGdB0AAAAABngcAAQAAAZ8HAAEAAAGgBwQAAAABoQcAAOkPACAFugYCAAAAAcYGQAAAAAGbBwEAAAABnAcBAAAAAZ0HQAAAAAEKugYCAAAAAcYGQAAAAAHoBgEAAAAB6gYBAAAAAbAHAgAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQS6BgIAAAABxgZAAAAAAegGAQAAAAGvBwIAAAABCLoGAgAAAAHGBkAAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZQHAgAAAAGWBwIAAAABlwcCAAAAAQW6BgIAAAABxgZAAAAAAZAHAgAAAAGSBwEAAAABkwcCAAAAAQPGBkAAAAAB6QYCAAAAAZEHAgAAAAEGqwYBAAAAAcYGQAAAAAHvBgIAAAABkgcBAAAAAdQHAQAAAAHVBwABAAABB7oGAgAAAAHGBkAAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABBroGAgAAAAHGBkAAAAAB7wYAAACBBwL-BgAAAP4GAoEHQAAAAAGCBwEAAAABELoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB6gYBAAAAAesGAQAAAAHtBgAAAO0GAu8GAAAA7wYC8AYIAAAAAfEGAgAAAAHyBgIAAAAB8wYBAAAAAfQGAgAAAAH1BgIAAAAB9gYCAAAAAQS6BgIAAAABxgZAAAAAAd0GAgAAAAHoBgEAAAABA8YGQAAAAAHdBgIAAAAB6QYCAAAAAQm6BgIAAAABxgZAAAAAAdYGAQAAAAHhBgEAAAAB4gYEAAAAAeMGAQAAAAHkBgEAAAAB5QZAAAAAAeYGAQAAAAEMugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHLBwEAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQy6BgIAAAABxgZAAAAAAe8GAAAAzQcCvwcBAAAAAcAHAgAAAAHGBwEAAAABygcCAAAAAcsHAQAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABDLoGAgAAAAHGBkAAAAAB5wYCAAAAAe8GAAAAzQcCvwcBAAAAAcAHAgAAAAHGBwEAAAABygcCAAAAAcsHAQAAAAHOBwEAAAABzwdAAAAAAdAHQAAAAAEIuQZAAAAAAboGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAckHAgAAAAEIuQZAAAAAAboGAgAAAAHVBgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAEJSYAAAAABugYCAAAAAcYGQAAAAAG4BwIAAAABvQcBAAAAAdsHAQAAAAHcBwEAAAAB3QdAAAAAAd4HQAAAAAEGxgZAAAAAAccGQAAAAAHMBgABAAABzgZAAAAAAdYHAQAAAAHXBwEAAAABBroGAgAAAAHGBkAAAAABxwZAAAAAAcwGAAEAAAHZBwIAAAAB2gcCAAAAAQ66BgIAAAABuwZAAAAAAcMGQAAAAAHHBkAAAAAB4AYEAAAAAeQGAQAAAAG3BwEAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcEAAAAAbwHAgAAAAG9BwEAAAABvgdAAAAAAS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAAqRQAIAMAAACaAQAgUAAAqRQAIFEAAK0UACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACtFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAK4UACADAAAAmgEAIFAAAK4UACBRAACyFAAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBDAACbEQAgSQAAshQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QcCAAAAAe4HIAAAAAHvB0AAAAAB8AcgAAAAAQIAAAABACBQAACzFAAgAwAAAJoBACBQAACzFAAgUQAAtxQAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBCAACaEQAgQwAAmxEAIEkAALcUACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAAuBQAIAMAAACaAQAgUAAAuBQAIFEAALwUACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAC8FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAL0UACAvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAL8UACAvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAMEUACADAAAAmgEAIFAAAL0UACBRAADFFAAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAAxRQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhAwAAAJoBACBQAAC_FAAgUQAAyBQAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAMgUACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQMAAACaAQAgUAAAwRQAIFEAAMsUACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADLFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAMwUACAvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAM4UACADAAAAmgEAIFAAAMwUACBRAADSFAAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAA0hQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhAwAAAJoBACBQAADOFAAgUQAA1RQAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAANUUACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAA1hQAIAMAAACaAQAgUAAA1hQAIFEAANoUACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBJAADaFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEKugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAeoGAQAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAA3BQAIAW6BgIAAAABxgZAAAAAAeoGAQAAAAHrBgEAAAABtgcCAAAAAQIAAADVAwAgUAAA3hQAIAS6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABAwAAAJoBACBQAADcFAAgUQAA4xQAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAOMUACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQMAAADYAwAgUAAA3hQAIFEAAOYUACAHAAAA2AMAIEkAAOYUACC6BgIAggwAIcYGQACDDAAh6gYBAIEMACHrBgEAgQwAIbYHAgCCDAAhBboGAgCCDAAhxgZAAIMMACHqBgEAgQwAIesGAQCBDAAhtgcCAIIMACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAOcUACANGAAAmxAAIBkAAJwQACC6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAAB6gYBAAAAAbAHAgAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQIAAAA5ACBQAADpFAAgAwAAAJoBACBQAADnFAAgUQAA7RQAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAO0UACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQMAAAA3ACBQAADpFAAgUQAA8BQAIA8AAAA3ACAYAACMEAAgGQAAjRAAIEkAAPAUACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIeoGAQCBDAAhsAcCAIIMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhDRgAAIwQACAZAACNEAAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACHqBgEAgQwAIbAHAgCCDAAhsQcgAK0NACGyByAArQ0AIbMHAgCCDAAhtAdAAIMMACG1BwIAggwAIS8QAADGEwAgEQAAxxMAIBIAAMgTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAA8RQAIAMAAACaAQAgUAAA8RQAIFEAAPUUACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD1FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAPYUACADAAAAmgEAIFAAAPYUACBRAAD6FAAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAA-hQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QcCAAAAAe4HIAAAAAHvB0AAAAAB8AcgAAAAAQIAAAABACBQAAD7FAAgAwAAAJoBACBQAAD7FAAgUQAA_xQAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAP8UACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAAgBUAIAMAAACaAQAgUAAAgBUAIFEAAIQVACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACEFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEIugYCAAAAAcYGQAAAAAHnBgIAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZYHAgAAAAGXBwIAAAABCRkAALUPACAeAAC8DwAgIQAAtw8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAZAHAgAAAAGSBwEAAAABkwcCAAAAAQIAAABUACBQAACGFQAgAwAAAEsAIFAAAIYVACBRAACKFQAgCwAAAEsAIBkAAI4PACAeAACNDwAgIQAAkA8AIEkAAIoVACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACGQBwIAggwAIZIHAQCBDAAhkwcCAIIMACEJGQAAjg8AIB4AAI0PACAhAACQDwAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhDRkAALkPACAdAAC4DwAgIgAAww8AICQAALsPACC6BgIAAAABxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlAcCAAAAAZYHAgAAAAGXBwIAAAABAgAAAEUAIFAAAIsVACAvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAI0VACADugYCAAAAAdYGAQAAAAGDBwEAAAABAgAAAKYFACBQAACPFQAgLxAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QcCAAAAAe4HIAAAAAHvB0AAAAAB8AcgAAAAAQIAAAABACBQAACRFQAgBboGAgAAAAHGBkAAAAAB5wYCAAAAAZIHAQAAAAGTBwIAAAABAwAAAJoBACBQAACNFQAgUQAAlhUAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAJYVACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQMAAABHACBQAACPFQAgUQAAmRUAIAUAAABHACBJAACZFQAgugYCAIIMACHWBgEAgQwAIYMHAQCBDAAhA7oGAgCCDAAh1gYBAIEMACGDBwEAgQwAIQPGBkAAAAAB1AYCAAAAAekGAgAAAAEDAAAAmgEAIFAAAJEVACBRAACdFQAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAAnRUAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhAwAAAEMAIFAAAIsVACBRAACgFQAgDwAAAEMAIBkAAKQPACAdAACjDwAgIgAAwg8AICQAAKYPACBJAACgFQAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZQHAgCWDAAhlgcCAJYMACGXBwIAggwAIQ0ZAACkDwAgHQAAow8AICIAAMIPACAkAACmDwAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZQHAgCWDAAhlgcCAJYMACGXBwIAggwAIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAAoRUAIAkZAAC1DwAgHgAAvA8AIB8AALYPACC6BgIAAAABxgZAAAAAAecGAgAAAAGQBwIAAAABkgcBAAAAAZMHAgAAAAECAAAAVAAgUAAAoxUAIAMAAACaAQAgUAAAoRUAIFEAAKcVACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACnFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEDAAAASwAgUAAAoxUAIFEAAKoVACALAAAASwAgGQAAjg8AIB4AAI0PACAfAACPDwAgSQAAqhUAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIZAHAgCCDAAhkgcBAIEMACGTBwIAggwAIQkZAACODwAgHgAAjQ8AIB8AAI8PACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACGQBwIAggwAIZIHAQCBDAAhkwcCAIIMACENGQAAuQ8AIB0AALgPACAiAADDDwAgIwAAug8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGUBwIAAAABlgcCAAAAAZcHAgAAAAECAAAARQAgUAAAqxUAIAMAAABDACBQAACrFQAgUQAArxUAIA8AAABDACAZAACkDwAgHQAAow8AICIAAMIPACAjAAClDwAgSQAArxUAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZYHAgCWDAAhlwcCAIIMACENGQAApA8AIB0AAKMPACAiAADCDwAgIwAApQ8AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZYHAgCWDAAhlwcCAIIMACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAALAVACASHQEAAAABugYCAAAAAcYGQAAAAAHVBgIAAAAB6gYBAAAAAesGAQAAAAHvBgAAAIgHAvoGEAAAAAGDBwEAAAABhAcBAAAAAYUHEAAAAAGGBwIAAAABiAcBAAAAAYkHQAAAAAGKBwIAAAABiwcgAAAAAYwHAQAAAAGNBwEAAAABAwAAAJoBACBQAACwFQAgUQAAtRUAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAALUVACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQkEAAD2DgAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABAgAAAGEAIFAAALYVACAG6gYBAAAAAfcGAgAAAAH4BgIAAAAB-gYQAAAAAfsGAgAAAAH8BgEAAAABAwAAAF8AIFAAALYVACBRAAC7FQAgCwAAAF8AIAQAAOgOACBJAAC7FQAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHrBgEAgQwAIe8GAADnDo8HIoMHAQCBDAAhjwcgAK0NACEJBAAA6A4AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh6wYBAIEMACHvBgAA5w6PByKDBwEAgQwAIY8HIACtDQAhLxAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QcCAAAAAe4HIAAAAAHvB0AAAAAB8AcgAAAAAQIAAAABACBQAAC8FQAgBuoGAQAAAAH3BgIAAAAB-QYCAAAAAfoGEAAAAAH7BgIAAAAB_AYBAAAAAQH3BgIAAAABAwAAAJoBACBQAAC8FQAgUQAAwhUAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAMIVACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIRQdAQAAAAEmAADgDgAgugYCAAAAAcYGQAAAAAHVBgIAAAAB6gYBAAAAAesGAQAAAAHvBgAAAIgHAvcGAgAAAAH6BhAAAAABgwcBAAAAAYQHAQAAAAGFBxAAAAABhgcCAAAAAYgHAQAAAAGJB0AAAAABigcCAAAAAYsHIAAAAAGMBwEAAAABjQcBAAAAAQIAAABlACBQAADDFQAgCScAAMsOACAqAADNDgAgugYCAAAAAcYGQAAAAAHvBgAAAIEHAv4GAAAA_gYC_wYCAAAAAYEHQAAAAAGCBwEAAAABAgAAAHcAIFAAAMUVACADAAAAYwAgUAAAwxUAIFEAAMkVACAWAAAAYwAgHQEAgQwAISYAANUOACBJAADJFQAgugYCAIIMACHGBkAAgwwAIdUGAgCWDAAh6gYBAIEMACHrBgEAgQwAIe8GAADUDogHIvcGAgCWDAAh-gYQAKQOACGDBwEAqgwAIYQHAQCqDAAhhQcQANMOACGGBwIAggwAIYgHAQCqDAAhiQdAAJUMACGKBwIAggwAIYsHIACtDQAhjAcBAIEMACGNBwEAgQwAIRQdAQCBDAAhJgAA1Q4AILoGAgCCDAAhxgZAAIMMACHVBgIAlgwAIeoGAQCBDAAh6wYBAIEMACHvBgAA1A6IByL3BgIAlgwAIfoGEACkDgAhgwcBAKoMACGEBwEAqgwAIYUHEADTDgAhhgcCAIIMACGIBwEAqgwAIYkHQACVDAAhigcCAIIMACGLByAArQ0AIYwHAQCBDAAhjQcBAIEMACEDAAAAdQAgUAAAxRUAIFEAAMwVACALAAAAdQAgJwAAsA4AICoAALIOACBJAADMFQAgugYCAIIMACHGBkAAgwwAIe8GAACvDoEHIv4GAACuDv4GIv8GAgCCDAAhgQdAAJUMACGCBwEAqgwAIQknAACwDgAgKgAAsg4AILoGAgCCDAAhxgZAAIMMACHvBgAArw6BByL-BgAArg7-BiL_BgIAggwAIYEHQACVDAAhggcBAKoMACEJJwAAyw4AICgAAMwOACC6BgIAAAABxgZAAAAAAe8GAAAAgQcC_gYAAAD-BgL_BgIAAAABgQdAAAAAAYIHAQAAAAECAAAAdwAgUAAAzRUAIAMAAAB1ACBQAADNFQAgUQAA0RUAIAsAAAB1ACAnAACwDgAgKAAAsQ4AIEkAANEVACC6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYi_wYCAIIMACGBB0AAlQwAIYIHAQCqDAAhCScAALAOACAoAACxDgAgugYCAIIMACHGBkAAgwwAIe8GAACvDoEHIv4GAACuDv4GIv8GAgCCDAAhgQdAAJUMACGCBwEAqgwAIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAA0hUAIAS6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABA8YGQAAAAAHUBgIAAAAB6QYCAAAAAQMAAACaAQAgUAAA0hUAIFEAANgVACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADYFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAANkVACAVGQAAkw4AIC8AAJQOACAxAACWDgAgMgAAlw4AILoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB5wYCAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAECAAAAewAgUAAA2xUAIAMAAACaAQAgUAAA2RUAIFEAAN8VACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADfFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEDAAAAeQAgUAAA2xUAIFEAAOIVACAXAAAAeQAgGQAA7A0AIC8AAO0NACAxAADvDQAgMgAA8A0AIEkAAOIVACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh5wYCAIIMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEVGQAA7A0AIC8AAO0NACAxAADvDQAgMgAA8A0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAA4xUAIBUZAACTDgAgMAAAlQ4AIDEAAJYOACAyAACXDgAgugYCAAAAAcYGQAAAAAHhBgEAAAAB4gYEAAAAAeQGAQAAAAHnBgIAAAAB6gYBAAAAAesGAQAAAAHtBgAAAO0GAu8GAAAA7wYC8AYIAAAAAfEGAgAAAAHyBgIAAAAB8wYBAAAAAfQGAgAAAAH1BgIAAAAB9gYCAAAAAQIAAAB7ACBQAADlFQAgAwAAAJoBACBQAADjFQAgUQAA6RUAIDEAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAOkVACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQMAAAB5ACBQAADlFQAgUQAA7BUAIBcAAAB5ACAZAADsDQAgMAAA7g0AIDEAAO8NACAyAADwDQAgSQAA7BUAILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIRUZAADsDQAgMAAA7g0AIDEAAO8NACAyAADwDQAgugYCAIIMACHGBkAAgwwAIeEGAQCBDAAh4gYEALkNACHkBgEAgQwAIecGAgCCDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhFRkAAJMOACAvAACUDgAgMAAAlQ4AIDIAAJcOACC6BgIAAAABxgZAAAAAAeEGAQAAAAHiBgQAAAAB5AYBAAAAAecGAgAAAAHqBgEAAAAB6wYBAAAAAe0GAAAA7QYC7wYAAADvBgLwBggAAAAB8QYCAAAAAfIGAgAAAAHzBgEAAAAB9AYCAAAAAfUGAgAAAAH2BgIAAAABAgAAAHsAIFAAAO0VACADAAAAeQAgUAAA7RUAIFEAAPEVACAXAAAAeQAgGQAA7A0AIC8AAO0NACAwAADuDQAgMgAA8A0AIEkAAPEVACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh5wYCAIIMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEVGQAA7A0AIC8AAO0NACAwAADuDQAgMgAA8A0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIS8QAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HAgAAAAHuByAAAAAB7wdAAAAAAfAHIAAAAAECAAAAAQAgUAAA8hUAIAMAAACaAQAgUAAA8hUAIFEAAPYVACAxAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD2FQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAPcVACADAAAAmgEAIFAAAPcVACBRAAD7FQAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAA-xUAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhFRkAAJMOACAvAACUDgAgMAAAlQ4AIDEAAJYOACC6BgIAAAABxgZAAAAAAeEGAQAAAAHiBgQAAAAB5AYBAAAAAecGAgAAAAHqBgEAAAAB6wYBAAAAAe0GAAAA7QYC7wYAAADvBgLwBggAAAAB8QYCAAAAAfIGAgAAAAHzBgEAAAAB9AYCAAAAAfUGAgAAAAH2BgIAAAABAgAAAHsAIFAAAPwVACALBAAAyQ0AILoGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHhBgEAAAAB4gYEAAAAAeMGAQAAAAHkBgEAAAAB5QZAAAAAAeYGAQAAAAECAAAAkgEAIFAAAP4VACADAAAAeQAgUAAA_BUAIFEAAIIWACAXAAAAeQAgGQAA7A0AIC8AAO0NACAwAADuDQAgMQAA7w0AIEkAAIIWACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh5wYCAIIMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEVGQAA7A0AIC8AAO0NACAwAADuDQAgMQAA7w0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIQMAAACJAQAgUAAA_hUAIFEAAIUWACANAAAAiQEAIAQAAMINACBJAACFFgAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHhBgEAgQwAIeIGBAC5DQAh4wYBAIEMACHkBgEAgQwAIeUGQACDDAAh5gYBAIEMACELBAAAwg0AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh4QYBAIEMACHiBgQAuQ0AIeMGAQCBDAAh5AYBAIEMACHlBkAAgwwAIeYGAQCBDAAhLxAAAMYTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QcCAAAAAe4HIAAAAAHvB0AAAAAB8AcgAAAAAQIAAAABACBQAACGFgAgBLoGAgAAAAHBBgAA8gwAIMYGQAAAAAHUBgIAAAABCb4GAAEAAAG_BgABAAABwQYAAJkMACDCBgIAAAABwwZAAAAAAcQGAgAAAAHFBkAAAAABxgZAAAAAAccGQAAAAAEMBgAAzQwAIAgAAM4MACC6BgIAAAABwQYAAMwMACDEBgIAAAABxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQIAAAAPACBQAACKFgAgAwAAAA0AIFAAAIoWACBRAACOFgAgDgAAAA0AIAYAAKsMACAIAACsDAAgSQAAjhYAILoGAgCCDAAhwQYAAKgMACDEBgIAggwAIcYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhDAYAAKsMACAIAACsDAAgugYCAIIMACHBBgAAqAwAIMQGAgCCDAAhxgZAAIMMACHHBkAAgwwAIc8GAAGpDAAh0AYBAKoMACHRBgEAqgwAIdIGQACVDAAh0wZAAJUMACELugYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAHhBwIAAAABAwAAAJoBACBQAACGFgAgUQAAkhYAIDEAAACaAQAgEAAA_xAAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAJIWACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACEvEAAA_xAAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIQsEAACkDQAgDAAApg0AIA4AAKcNACC6BgIAAAABxgZAAAAAAdUGAgAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgAgAAACYAIFAAAJMWACAvEAAAxhMAIBEAAMcTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAJUWACAJugYCAAAAAcEGAADMDAAgxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQm-BgABAAABvwYAAQAAAcAGAgAAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxQZAAAAAAcYGQAAAAAHHBkAAAAABAwAAAAcAIFAAAJMWACBRAACbFgAgDQAAAAcAIAQAAP4MACAMAACADQAgDgAAgQ0AIEkAAJsWACC6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIdcGAQCBDAAh2AYAAakMACHZBgAA_AwAINoGAAD9DAAgCwQAAP4MACAMAACADQAgDgAAgQ0AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACADAAAAmgEAIFAAAJUWACBRAACeFgAgMQAAAJoBACAQAAD_EAAgEQAAgBEAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAAnhYAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtBwIAggwAIe4HIACtDQAh7wdAAJUMACHwByAArQ0AIS8QAAD_EAAgEQAAgBEAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhCAMAAPMMACAFAAD0DAAgDAAA9gwAILoGAgAAAAHABgIAAAABwQYAAPIMACDGBkAAAAAB1AYCAAAAAQIAAAALACBQAACfFgAgA8YGQAAAAAHMBgABAAABzgZAAAAAAQsEAACkDQAgDAAApg0AIA0AAKUNACC6BgIAAAABxgZAAAAAAdUGAgAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgAgAAACYAIFAAAKIWACAvEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtBwIAAAAB7gcgAAAAAe8HQAAAAAHwByAAAAABAgAAAAEAIFAAAKQWACADAAAABwAgUAAAohYAIFEAAKgWACANAAAABwAgBAAA_gwAIAwAAIANACANAAD_DAAgSQAAqBYAILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACALBAAA_gwAIAwAAIANACANAAD_DAAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIAMAAACaAQAgUAAApBYAIFEAAKsWACAxAAAAmgEAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACrFgAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HAgCCDAAh7gcgAK0NACHvB0AAlQwAIfAHIACtDQAhLxEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QcCAIIMACHuByAArQ0AIe8HQACVDAAh8AcgAK0NACELugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAABAwAAAAkAIFAAAJ8WACBRAACvFgAgCgAAAAkAIAMAANYMACAFAADXDAAgDAAA2QwAIEkAAK8WACC6BgIAggwAIcAGAgCCDAAhwQYAANUMACDGBkAAgwwAIdQGAgCCDAAhCAMAANYMACAFAADXDAAgDAAA2QwAILoGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEMBgAAzQwAIAkAAM8MACC6BgIAAAABwQYAAMwMACDEBgIAAAABxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQIAAAAPACBQAACwFgAgAwAAAA0AIFAAALAWACBRAAC0FgAgDgAAAA0AIAYAAKsMACAJAACtDAAgSQAAtBYAILoGAgCCDAAhwQYAAKgMACDEBgIAggwAIcYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhDAYAAKsMACAJAACtDAAgugYCAIIMACHBBgAAqAwAIMQGAgCCDAAhxgZAAIMMACHHBkAAgwwAIc8GAAGpDAAh0AYBAKoMACHRBgEAqgwAIdIGQACVDAAh0wZAAJUMACEIAwAA8wwAIAUAAPQMACALAAD1DAAgugYCAAAAAcAGAgAAAAHBBgAA8gwAIMYGQAAAAAHUBgIAAAABAgAAAAsAIFAAALUWACALBAAApA0AIA0AAKUNACAOAACnDQAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAdcGAQAAAAHYBgABAAAB2QYAAKINACDaBgAAow0AIAIAAAAmACBQAAC3FgAgAwAAAAkAIFAAALUWACBRAAC7FgAgCgAAAAkAIAMAANYMACAFAADXDAAgCwAA2AwAIEkAALsWACC6BgIAggwAIcAGAgCCDAAhwQYAANUMACDGBkAAgwwAIdQGAgCCDAAhCAMAANYMACAFAADXDAAgCwAA2AwAILoGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEDAAAABwAgUAAAtxYAIFEAAL4WACANAAAABwAgBAAA_gwAIA0AAP8MACAOAACBDQAgSQAAvhYAILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACALBAAA_gwAIA0AAP8MACAOAACBDQAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIB4KADMQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bQhIcRhQhWhgjWRclXhwqYh0teCAvjwEmMJABJzR8JTWTASo2lQEsOZkBLTqdAS07ngEtPaIBLj6kAS4_qAEvQK0BMEKxATFDtQEyAwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQQKABMYABAZAAEbQBICCgARFzsPARc8AAIZAAEaAA8BG0EABgoAGxkAAR1IFSJMFyNVFyRXGgIKABYcSRQBHEoABQoAGRkAAR4AFB9NFCFRGAIDAAEgABcBIVIAAR4AFAEjWAABAwABAwQAAQoAJCxmHgMKACMmZx0oax8CKQAgKwAeBAoAIicAAShsHypwIQEpACACKHEAKnIAAShzAAEsdAAGCgArGQABL4ABJjCEAScxhgEoMogBKQIZAAEuACUCAwABLgAlAS4AJQIujAElM4oBKgIEAAEyiwEpAi-NAQAwjgEAAQQAAQMZmwEBNwABOJwBAQIEowEBPAABAQOpAQEBAwABAUEAAQEDAAEbELYBABG3AQASuAEAFLkBABW6AQAWuwEAF7wBABu9AQAcvgEAIcABACO_AQAlwQEAKsIBAC3DAQAvxQEAMMYBADTEAQA1xwEAOcgBADrJAQA7ygEAPcsBAD7MAQA_zQEAQM4BAELPAQBD0AEAAAAABQoAOFYAOVcAOlgAO1kAPAAAAAAABQoAOFYAOVcAOlgAO1kAPAMDAAEF8QEDD_IBBQMDAAEF-AEDD_kBBQUKAEFWAEJXAENYAERZAEUAAAAAAAUKAEFWAEJXAENYAERZAEUBA4sCAQEDkQIBBQoASlYAS1cATFgATVkATgAAAAAABQoASlYAS1cATFgATVkATgFBAAEBQQABBQoAU1YAVFcAVVgAVlkAVwAAAAAABQoAU1YAVFcAVVgAVlkAVwEDAAEBAwABBQoAXFYAXVcAXlgAX1kAYAAAAAAABQoAXFYAXVcAXlgAX1kAYAEDAAEBAwABBQoAZVYAZlcAZ1gAaFkAaQAAAAAABQoAZVYAZlcAZ1gAaFkAaQAAAAUKAG9WAHBXAHFYAHJZAHMAAAAAAAUKAG9WAHBXAHFYAHJZAHMDGf4CATcAATj_AgEDGYUDATcAATiGAwEFCgB4VgB5VwB6WAB7WQB8AAAAAAAFCgB4VgB5VwB6WAB7WQB8AgSYAwE8AAECBJ4DATwAAQUKAIEBVgCCAVcAgwFYAIQBWQCFAQAAAAAABQoAgQFWAIIBVwCDAVgAhAFZAIUBAAAABQoAiwFWAIwBVwCNAVgAjgFZAI8BAAAAAAAFCgCLAVYAjAFXAI0BWACOAVkAjwEBAwABAQMAAQUKAJQBVgCVAVcAlgFYAJcBWQCYAQAAAAAABQoAlAFWAJUBVwCWAVgAlwFZAJgBAAAFCgCdAVYAngFXAJ8BWACgAVkAoQEAAAAAAAUKAJ0BVgCeAVcAnwFYAKABWQChAQIYABAZAAECGAAQGQABBQoApgFWAKcBVwCoAVgAqQFZAKoBAAAAAAAFCgCmAVYApwFXAKgBWACpAVkAqgECGQABGgAPAhkAARoADwUKAK8BVgCwAVcAsQFYALIBWQCzAQAAAAAABQoArwFWALABVwCxAVgAsgFZALMBAAAABQoAuQFWALoBVwC7AVgAvAFZAL0BAAAAAAAFCgC5AVYAugFXALsBWAC8AVkAvQEBAwABAQMAAQUKAMIBVgDDAVcAxAFYAMUBWQDGAQAAAAAABQoAwgFWAMMBVwDEAVgAxQFZAMYBAQMAAQEDAAEFCgDLAVYAzAFXAM0BWADOAVkAzwEAAAAAAAUKAMsBVgDMAVcAzQFYAM4BWQDPAQEDAAEBAwABBQoA1AFWANUBVwDWAVgA1wFZANgBAAAAAAAFCgDUAVYA1QFXANYBWADXAVkA2AEBAwABAQMAAQUKAN0BVgDeAVcA3wFYAOABWQDhAQAAAAAABQoA3QFWAN4BVwDfAVgA4AFZAOEBAAAAAwoA5wFYAOgBWQDpAQAAAAMKAOcBWADoAVkA6QEAAAUKAO4BVgDvAVcA8AFYAPEBWQDyAQAAAAAABQoA7gFWAO8BVwDwAVgA8QFZAPIBAxkAAR3IBRUiyQUXAxkAAR3PBRUi0AUXBQoA9wFWAPgBVwD5AVgA-gFZAPsBAAAAAAAFCgD3AVYA-AFXAPkBWAD6AVkA-wECGQABHgAUAhkAAR4AFAUKAIACVgCBAlcAggJYAIMCWQCEAgAAAAAABQoAgAJWAIECVwCCAlgAgwJZAIQCAgMAASAAFwIDAAEgABcFCgCJAlYAigJXAIsCWACMAlkAjQIAAAAAAAUKAIkCVgCKAlcAiwJYAIwCWQCNAgEeABQFCgCRAlYAkgJXAJMCWACUAlkAlQIAAAAAAAUKAJECVgCSAlcAkwJYAJQCWQCVAgEEAAEBBAABBQoAmgJWAJsCVwCcAlgAnQJZAJ4CAAAAAAAFCgCaAlYAmwJXAJwCWACdAlkAngIBJrYGHQEmvAYdBQoAowJWAKQCVwClAlgApgJZAKcCAAAAAAAFCgCjAlYApAJXAKUCWACmAlkApwIBJwABAScAAQUKAKwCVgCtAlcArgJYAK8CWQCwAgAAAAAABQoArAJWAK0CVwCuAlgArwJZALACAikAICsAHgIpACArAB4FCgC1AlYAtgJXALcCWAC4AlkAuQIAAAAAAAUKALUCVgC2AlcAtwJYALgCWQC5AgEpACABKQAgBQoAvgJWAL8CVwDAAlgAwQJZAMICAAAAAAAFCgC-AlYAvwJXAMACWADBAlkAwgIBGQABARkAAQUKAMcCVgDIAlcAyQJYAMoCWQDLAgAAAAAABQoAxwJWAMgCVwDJAlgAygJZAMsCAgMAAS4AJQIDAAEuACUFCgDQAlYA0QJXANICWADTAlkA1AIAAAAAAAUKANACVgDRAlcA0gJYANMCWQDUAgIZAAEuACUCGQABLgAlBQoA2QJWANoCVwDbAlgA3AJZAN0CAAAAAAAFCgDZAlYA2gJXANsCWADcAlkA3QIBLgAlAS4AJQUKAOICVgDjAlcA5AJYAOUCWQDmAgAAAAAABQoA4gJWAOMCVwDkAlgA5QJZAOYCAQQAAQEEAAEFCgDrAlYA7AJXAO0CWADuAlkA7wIAAAAAAAUKAOsCVgDsAlcA7QJYAO4CWQDvAgEEAAEBBAABBQoA9AJWAPUCVwD2AlgA9wJZAPgCAAAAAAAFCgD0AlYA9QJXAPYCWAD3AlkA-AICLpsIJTOaCCoCLqIIJTOhCCoFCgD9AlYA_gJXAP8CWACAA1kAgQMAAAAAAAUKAP0CVgD-AlcA_wJYAIADWQCBAwEEAAEBBAABBQoAhgNWAIcDVwCIA1gAiQNZAIoDAAAAAAAFCgCGA1YAhwNXAIgDWACJA1kAigMCAwABBQADAgMAAQUAAwUKAI8DVgCQA1cAkQNYAJIDWQCTAwAAAAAABQoAjwNWAJADVwCRA1gAkgNZAJMDAQYABAEGAAQFCgCYA1YAmQNXAJoDWACbA1kAnAMAAAAAAAUKAJgDVgCZA1cAmgNYAJsDWQCcAwEHAAUBBwAFBQoAoQNWAKIDVwCjA1gApANZAKUDAAAAAAAFCgChA1YAogNXAKMDWACkA1kApQMCBQADBowJBAIFAAMGkgkEBQoAqgNWAKsDVwCsA1gArQNZAK4DAAAAAAAFCgCqA1YAqwNXAKwDWACtA1kArgMAAAADCgC0A1gAtQNZALYDAAAAAwoAtANYALUDWQC2AwAAAAMKALwDWAC9A1kAvgMAAAADCgC8A1gAvQNZAL4DAAAAAwoAxANYAMUDWQDGAwAAAAMKAMQDWADFA1kAxgMAAAAFCgDMA1YAzQNXAM4DWADPA1kA0AMAAAAAAAUKAMwDVgDNA1cAzgNYAM8DWQDQA0QCAUXRAQFG0wEBR9QBAUjVAQFK1wEBS9kBNEzaATVN3AEBTt4BNE_fATZS4AEBU-EBAVTiATRa5QE3W-YBPVznAQJd6AECXukBAl_qAQJg6wECYe0BAmLvATRj8AE-ZPQBAmX2ATRm9wE_Z_oBAmj7AQJp_AE0av8BQGuAAkZsgQIvbYICL26DAi9vhAIvcIUCL3GHAi9yiQI0c4oCR3SNAi91jwI0dpACSHeSAi94kwIveZQCNHqXAkl7mAJPfJkCMX2aAjF-mwIxf5wCMYABnQIxgQGfAjGCAaECNIMBogJQhAGkAjGFAaYCNIYBpwJRhwGoAjGIAakCMYkBqgI0igGtAlKLAa4CWIwBrwIwjQGwAjCOAbECMI8BsgIwkAGzAjCRAbUCMJIBtwI0kwG4AlmUAboCMJUBvAI0lgG9AlqXAb4CMJgBvwIwmQHAAjSaAcMCW5sBxAJhnAHFAhydAcYCHJ4BxwIcnwHIAhygAckCHKEBywIcogHNAjSjAc4CYqQB0AIcpQHSAjSmAdMCY6cB1AIcqAHVAhypAdYCNKoB2QJkqwHaAmqsAdwCa60B3QJrrgHgAmuvAeECa7AB4gJrsQHkAmuyAeYCNLMB5wJstAHpAmu1AesCNLYB7AJttwHtAmu4Ae4Ca7kB7wI0ugHyAm67AfMCdLwB9AItvQH1Ai2-AfYCLb8B9wItwAH4Ai3BAfoCLcIB_AI0wwH9AnXEAYEDLcUBgwM0xgGEA3bHAYcDLcgBiAMtyQGJAzTKAYwDd8sBjQN9zAGOAy7NAY8DLs4BkAMuzwGRAy7QAZIDLtEBlAMu0gGWAzTTAZcDftQBmgMu1QGcAzTWAZ0Df9cBnwMu2AGgAy7ZAaEDNNoBpAOAAdsBpQOGAdwBpwOHAd0BqAOHAd4BqwOHAd8BrAOHAeABrQOHAeEBrwOHAeIBsQM04wGyA4gB5AG0A4cB5QG2AzTmAbcDiQHnAbgDhwHoAbkDhwHpAboDNOoBvQOKAesBvgOQAewBvwMy7QHAAzLuAcEDMu8BwgMy8AHDAzLxAcUDMvIBxwM08wHIA5EB9AHKAzL1AcwDNPYBzQOSAfcBzgMy-AHPAzL5AdADNPoB0wOTAfsB1AOZAfwB1gMQ_QHXAxD-AdoDEP8B2wMQgALcAxCBAt4DEIIC4AM0gwLhA5oBhALjAxCFAuUDNIYC5gObAYcC5wMQiALoAxCJAukDNIoC7AOcAYsC7QOiAYwC7gMPjQLvAw-OAvADD48C8QMPkALyAw-RAvQDD5IC9gM0kwL3A6MBlAL5Aw-VAvsDNJYC_AOkAZcC_QMPmAL-Aw-ZAv8DNJoCggSlAZsCgwSrAZwChAQSnQKFBBKeAoYEEp8ChwQSoAKIBBKhAooEEqICjAQ0owKNBKwBpAKPBBKlApEENKYCkgStAacCkwQSqAKUBBKpApUENKoCmASuAasCmQS0AawCmwS1Aa0CnAS1Aa4CnwS1Aa8CoAS1AbACoQS1AbECowS1AbICpQQ0swKmBLYBtAKoBLUBtQKqBDS2AqsEtwG3AqwEtQG4Aq0EtQG5Aq4ENLoCsQS4AbsCsgS-AbwCtAQLvQK1BAu-ArcEC78CuAQLwAK5BAvBArsEC8ICvQQ0wwK-BL8BxALABAvFAsIENMYCwwTAAccCxAQLyALFBAvJAsYENMoCyQTBAcsCygTHAcwCywQMzQLMBAzOAs0EDM8CzgQM0ALPBAzRAtEEDNIC0wQ00wLUBMgB1ALWBAzVAtgENNYC2QTJAdcC2gQM2ALbBAzZAtwENNoC3wTKAdsC4ATQAdwC4QQN3QLiBA3eAuMEDd8C5AQN4ALlBA3hAucEDeIC6QQ04wLqBNEB5ALsBA3lAu4ENOYC7wTSAecC8AQN6ALxBA3pAvIENOoC9QTTAesC9gTZAewC9wQO7QL4BA7uAvkEDu8C-gQO8AL7BA7xAv0EDvIC_wQ08wKABdoB9AKCBQ71AoQFNPYChQXbAfcChgUO-AKHBQ75AogFNPoCiwXcAfsCjAXiAfwCjgXjAf0CjwXjAf4CkgXjAf8CkwXjAYADlAXjAYEDlgXjAYIDmAU0gwOZBeQBhAObBeMBhQOdBTSGA54F5QGHA58F4wGIA6AF4wGJA6EFNIoDpAXmAYsDpQXqAYwDpwUVjQOoBRWOA6oFFY8DqwUVkAOsBRWRA64FFZIDsAU0kwOxBesBlAOzBRWVA7UFNJYDtgXsAZcDtwUVmAO4BRWZA7kFNJoDvAXtAZsDvQXzAZwDvgUUnQO_BRSeA8AFFJ8DwQUUoAPCBRShA8QFFKIDxgU0owPHBfQBpAPLBRSlA80FNKYDzgX1AacD0QUUqAPSBRSpA9MFNKoD1gX2AasD1wX8AawD2AUXrQPZBReuA9oFF68D2wUXsAPcBRexA94FF7ID4AU0swPhBf0BtAPjBRe1A-UFNLYD5gX-AbcD5wUXuAPoBRe5A-kFNLoD7AX_AbsD7QWFArwD7gUYvQPvBRi-A_AFGL8D8QUYwAPyBRjBA_QFGMID9gU0wwP3BYYCxAP5BRjFA_sFNMYD_AWHAscD_QUYyAP-BRjJA_8FNMoDggaIAssDgwaOAswDhQYazQOGBhrOA4gGGs8DiQYa0AOKBhrRA4wGGtIDjgY00wOPBo8C1AOQBhrVA5EGNNYDlAaQAtcDlQaWAtgDlgYd2QOXBh3aA5gGHdsDmQYd3AOaBh3dA5wGHd4DngY03wOfBpcC4AOhBh3hA6MGNOIDpAaYAuMDpQYd5AOmBh3lA6cGNOYDqgaZAucDqwafAugDrAYe6QOtBh7qA64GHusDrwYe7AOwBh7tA7IGHu4DtAY07wO1BqAC8AO4Bh7xA7oGNPIDuwahAvMDvQYe9AO-Bh71A78GNPYDwgaiAvcDwwaoAvgDxAYg-QPFBiD6A8YGIPsDxwYg_APIBiD9A8oGIP4DzAY0_wPNBqkCgATPBiCBBNEGNIIE0gaqAoME0wYghATUBiCFBNUGNIYE2AarAocE2QaxAogE2gYfiQTbBh-KBNwGH4sE3QYfjATeBh-NBOAGH44E4gY0jwTjBrICkATlBh-RBOcGNJIE6AazApME6QYflATqBh-VBOsGNJYE7ga0ApcE7wa6ApgE8AYhmQTxBiGaBPIGIZsE8wYhnAT0BiGdBPYGIZ4E-AY0nwT5BrsCoAT7BiGhBP0GNKIE_ga8AqME_wYhpASAByGlBIEHNKYEhAe9AqcEhQfDAqgEhgclqQSHByWqBIgHJasEiQclrASKByWtBIwHJa4Ejgc0rwSPB8QCsASRByWxBJMHNLIElAfFArMElQcltASWByW1BJcHNLYEmgfGArcEmwfMArgEnAcnuQSdBye6BJ4HJ7sEnwcnvASgBye9BKIHJ74EpAc0vwSlB80CwASnByfBBKkHNMIEqgfOAsMEqwcnxASsByfFBK0HNMYEsAfPAscEsQfVAsgEsgcmyQSzBybKBLQHJssEtQcmzAS2BybNBLgHJs4Eugc0zwS7B9YC0AS9BybRBL8HNNIEwAfXAtMEwQcm1ATCBybVBMMHNNYExgfYAtcExwfeAtgEyQco2QTKByjaBMwHKNsEzQco3ATOByjdBNAHKN4E0gc03wTTB98C4ATVByjhBNcHNOIE2AfgAuME2Qco5ATaByjlBNsHNOYE3gfhAucE3wfnAugE4Acq6QThByrqBOIHKusE4wcq7ATkByrtBOYHKu4E6Ac07wTpB-gC8ATrByrxBO0HNPIE7gfpAvME7wcq9ATwByr1BPEHNPYE9AfqAvcE9QfwAvgE9wcs-QT4Byz6BPoHLPsE-wcs_AT8Byz9BP4HLP4EgAg0_wSBCPECgAWDCCyBBYUINIIFhgjyAoMFhwgshAWICCyFBYkINIYFjAjzAocFjQj5AogFjwgpiQWQCCmKBZIIKYsFkwgpjAWUCCmNBZYIKY4FmAg0jwWZCPoCkAWdCCmRBZ8INJIFoAj7ApMFowgplAWkCCmVBaUINJYFqAj8ApcFqQiCA5gFqggDmQWrCAOaBawIA5sFrQgDnAWuCAOdBbAIA54Fsgg0nwWzCIMDoAW1CAOhBbcINKIFuAiEA6MFuQgDpAW6CAOlBbsINKYFvgiFA6cFvwiLA6gFwAgEqQXBCASqBcIIBKsFwwgErAXECAStBcYIBK4FyAg0rwXJCIwDsAXLCASxBc0INLIFzgiNA7MFzwgEtAXQCAS1BdEINLYF1AiOA7cF1QiUA7gF1ggFuQXXCAW6BdgIBbsF2QgFvAXaCAW9BdwIBb4F3gg0vwXfCJUDwAXhCAXBBeMINMIF5AiWA8MF5QgFxAXmCAXFBecINMYF6giXA8cF6widA8gF7AgGyQXtCAbKBe4IBssF7wgGzAXwCAbNBfIIBs4F9Ag0zwX1CJ4D0AX3CAbRBfkINNIF-gifA9MF-wgG1AX8CAbVBf0INNYFgAmgA9cFgQmmA9gFggkI2QWDCQjaBYQJCNsFhQkI3AWGCQjdBYgJCN4Figk03wWLCacD4AWOCQjhBZAJNOIFkQmoA-MFkwkI5AWUCQjlBZUJNOYFmAmpA-cFmQmvA-gFmwmwA-kFnAmwA-oFnwmwA-sFoAmwA-wFoQmwA-0FowmwA-4FpQk07wWmCbED8AWoCbAD8QWqCTTyBasJsgPzBawJsAP0Ba0JsAP1Ba4JNPYFsQmzA_cFsgm3A_gFtAm4A_kFtQm4A_oFuAm4A_sFuQm4A_wFugm4A_0FvAm4A_4Fvgk0_wW_CbkDgAbBCbgDgQbDCTSCBsQJugODBsUJuAOEBsYJuAOFBscJNIYGygm7A4cGywm_A4gGzQnAA4kGzgnAA4oG0QnAA4sG0gnAA4wG0wnAA40G1QnAA44G1wk0jwbYCcEDkAbaCcADkQbcCTSSBt0JwgOTBt4JwAOUBt8JwAOVBuAJNJYG4wnDA5cG5AnHA5gG5gnIA5kG5wnIA5oG6gnIA5sG6wnIA5wG7AnIA50G7gnIA54G8Ak0nwbxCckDoAbzCcgDoQb1CTSiBvYJygOjBvcJyAOkBvgJyAOlBvkJNKYG_AnLA6cG_QnRAw"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LimitCountScalarFieldEnum: () => LimitCountScalarFieldEnum,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  Store: "Store",
  Product: "Product",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  PostponedRemoval: "PostponedRemoval",
  LimitCount: "LimitCount"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var LimitCountScalarFieldEnum = {
  key: "key",
  count: "count",
  endsAt: "endsAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
